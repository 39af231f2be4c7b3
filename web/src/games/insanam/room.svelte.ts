/** How much room the board has, in units of the reader's letters: larger letters need more. */

/** Below this there is no room for my own board under the planes: it becomes a plane. */
const DESK = { width: 44, height: 34 };
/** From this on all of Rome lies open in one plan; below, the plan is a menu of places. */
const PLAN = { width: 56, height: 47 };
/** A window that lies: what is asked stands beside the planes. */
const LYING = { width: 38, height: 30 };
/** Below this height, lying or standing, nothing fits any more: the page scrolls. */
const LEAST = { lying: 12, standing: 24 };
/** Below this width pictures stand for words. */
const SLIM = 21;
/** From this on Rome and the Empire lie beside each other. */
const BOTH = 112;
/** The part of a page that scrolls which what is asked may take. */
const FOOT = 0.42;

/** The letters of the page, in points of the screen. */
const letter = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** By this the parts of the board find how much room there is. */
export const ROOM = Symbol('room');

export class Room {
  /** Points of the screen from the board's head to the foot of its window; 0 until measured. */
  width = $state(0);
  height = $state(0);
  private letter = $state(16);
  private readonly columns = $derived(this.width / this.letter);
  private readonly rows = $derived(this.height / this.letter);
  private readonly unknown = $derived(this.width === 0 || this.height === 0);

  /** A phone, or a window as small. */
  readonly narrow = $derived(
    !this.unknown && (this.columns < DESK.width || this.rows < DESK.height),
  );
  /** Every place of Rome can lie open at once. */
  readonly plan = $derived(
    this.unknown || (this.columns >= PLAN.width && this.rows >= PLAN.height),
  );
  readonly both = $derived(this.plan && this.columns >= BOTH);
  private readonly wide = $derived(this.columns >= LYING.width && this.rows <= LYING.height);
  /** Everything is as long as it is, the page scrolls, and what is asked stays at its foot. */
  readonly tight = $derived(
    !this.unknown && this.rows < (this.wide ? LEAST.lying : LEAST.standing),
  );
  readonly lying = $derived(!this.unknown && this.wide && !this.tight);
  /** Words by which styles of the parts go. */
  readonly marks = $derived({
    compact: !this.plan,
    narrow: this.narrow,
    slim: !this.unknown && this.columns < SLIM,
    lying: this.lying,
    tight: this.tight,
  });
  readonly most = $derived(Math.round(this.height * FOOT));

  /** Measure the window of a board: the part of the page that scrolls, below what stands above. */
  watch(board: HTMLElement): () => void {
    const place = board.parentElement ?? board;
    const page = board.closest('main') ?? place;
    const measure = () => {
      this.letter = letter();
      this.width = place.clientWidth;
      // Beside a score sheet the place scrolls by itself.
      const own = page === place || getComputedStyle(place).overflowY !== 'visible';
      this.height = own ? place.clientHeight : page.clientHeight - place.offsetTop;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    observer.observe(place);
    measure();
    return () => observer.disconnect();
  }
}
