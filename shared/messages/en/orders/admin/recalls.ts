import type { Locale } from '../../../../kernel/locale.ts'

/** A batch, who got it, and recalling it. */
export const recalls = {
  title: (code: string) => `Batch ${code}`,
  back: 'Back to the product',
  receivedOn: 'First received',
  gotIt: 'Orders with this batch',
  gotItCount: (orders: number, jars: number) =>
    `${orders === 1 ? '1 order' : `${orders} orders`}, ${jars === 1 ? '1 jar' : `${jars} jars`}`,
  mostShown: (most: number) => `The newest ${most} are shown.`,
  nobody: 'No order has jars of this batch.',
  order: 'Order',
  customer: 'Customer',
  jars: 'Jars',
  status: 'Status',
  repack: (count: number) =>
    count === 1
      ? '1 order is packed here with this batch. It can’t be shipped until other jars are in it.'
      : `${count} orders are packed here with this batch. They can’t be shipped until other jars are in them.`,

  recall: 'Recall this batch',
  hint: 'What’s left is taken off sale right away, and every customer who got jars of it gets an email. You can’t undo this.',
  adminsOnly: 'Only admins can recall a batch.',
  preview: 'See the emails first',
  previewTitle: 'This is what customers will read',
  subject: 'Subject',
  languages: { en: 'English', th: 'Thai' } satisfies Record<Locale, string>,
  willHappen: (left: number, mails: number) =>
    `${left === 1 ? '1 jar is' : `${left} jars are`} taken off sale, and ${mails} ${mails === 1 ? 'customer gets' : 'customers get'} an email.`,
  recallNow: 'Recall now',
  alreadyRecalled: 'This batch has already been recalled. Reload the page.',
  recalledOn: (when: string, who: string) => `Recalled ${when} by ${who}.`,
  formerStaff: 'a former team member',
  reason: 'Reason',
  advice: 'What to do',
}
