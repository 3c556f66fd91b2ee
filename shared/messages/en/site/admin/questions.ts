import type { Locale } from '../../../../kernel/locale.ts'
export const questions = {
  title: 'Open questions',
  hint: 'Questions the chat bot couldn’t answer. They may contain people’s names; email addresses and numbers are removed.',
  none: 'The chat bot could answer every question.',
  noneMatch: 'No questions match.',
  list: 'Questions, the newest first',
  search: 'Words of the question',
  state: 'State',
  states: { open: 'Open', dealt_with: 'Handled' },
  language: 'Language',
  anyLanguage: 'Both',
  languages: { en: 'English', th: 'Thai' } satisfies Record<Locale, string>,
  pages: 'Pages of questions',
  asked: (count: number, first: string, last: string): string =>
    count === 1 ? `Asked once, ${last}` : `Asked ${count} times, first ${first}, last ${last}`,
  dealtWith: (when: string) => `Handled ${when}`,
  mark: 'Mark as handled',
  reopen: 'Open again',
  markOne: (question: string) => `Mark as handled: ${question}`,
  reopenOne: (question: string) => `Open again: ${question}`,
}
