/** Texts of the shared parts of the office's pages. */
export const parts = {
  show: 'Show',
  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  showAll: 'Show all',
  print: 'Print',
  /** Somebody else has saved what is being edited. */
  changed: {
    title: 'Somebody else saved this while you were editing',
    text: 'Nothing of yours is lost: it’s still in the form. Compare, then save again to replace what’s saved now.',
    field: 'Field',
    saved: 'Saved now',
    typed: 'Yours',
    by: (name: string) => `Saved by ${name}.`,
  },
}
