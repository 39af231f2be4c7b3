/** What the rail beside the table shows. */
export const TABS = ['log', 'talk', 'rules'] as const;
export type Tab = (typeof TABS)[number];
