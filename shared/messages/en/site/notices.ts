export const notices = {
  'shop-opened': { title: 'The shop is open', text: 'Everyone can see it now.' },
  'question-dealt-with': { title: 'Marked as handled' },
  'question-reopened': { title: 'Open again' },
}
