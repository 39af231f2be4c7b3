/** What is asked about comes into sight. */
import { ms } from '../../../lib/motion.ts';

export function comeForward(
  node: Element,
  asked: boolean,
  block: ScrollLogicalPosition = 'nearest',
): void {
  if (asked) node.scrollIntoView({ block, behavior: ms(1) ? 'smooth' : 'auto' });
}
