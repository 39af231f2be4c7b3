import barbute from '~icon/barbute';
import centurion from '~icon/centurion-helmet';
import closed from '~icon/closed-barbute';
import crested from '~icon/crested-helmet';
import heavy from '~icon/heavy-helm';
import light from '~icon/light-helm';
import spartan from '~icon/spartan-helmet';
import visored from '~icon/visored-helm';

const HELMETS = [spartan, centurion, crested, visored, barbute, light, heavy, closed];

/** A seat's helmet: eight seats, eight silhouettes. */
export const helmetOf = (seat: number): string => HELMETS[seat % HELMETS.length] ?? spartan;
