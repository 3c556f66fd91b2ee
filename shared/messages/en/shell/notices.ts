/** Notices that pages of any room show. */
export const notices = {
  saved: { title: 'Saved' },
  'export-refused': {
    title: 'Nothing was exported',
    text: 'Type your own password to get the file. After too many wrong ones, wait a few minutes.',
  },
}
