/** What the rail beside the table shows; the result once the game is over. */
const TABS = ['log', 'talk', 'rules'] as const;
export type Tab = 'result' | (typeof TABS)[number];

export const tabsOf = (over: boolean): readonly Tab[] => (over ? ['result', ...TABS] : TABS);
