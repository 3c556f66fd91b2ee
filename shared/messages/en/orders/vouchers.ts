import { fieldErrors } from '#shared/messages/en/forms/field-errors.ts'

/** Texts of the pages where vouchers are bought and looked at. */
export const vouchers = {
  title: 'Give a KROK voucher',
  description:
    'A voucher for the shop and the restaurant, from R50 to R5,000: by email on the day you choose, or on a card that you print.',
  lead: 'For the shop and for the restaurant. We email it on the day you choose; you can print its card as soon as it’s paid.',
  validFor: (years: number) => `Valid for ${years} years, for one purchase or several.`,
  facts: [
    'Pays for jars online, and at the table.',
    'No VAT is added to it: the VAT is in what it pays for.',
  ],
  amount: 'Amount in rand',
  amountHint: 'Whole rand, from R50 to R5,000.',
  forTitle: 'The card',
  toName: 'For whom',
  toEmail: 'Their email',
  toEmailHint: 'Leave it empty, and we email the card to you.',
  fromName: 'From',
  message: 'A few words',
  messageHint: 'Up to 300 letters. They stand on the card.',
  sendsOn: 'Send it on',
  sendsOnHint: 'Leave it empty to send it as soon as it’s paid. It pays from that day.',
  cardLanguage: 'Language of the card',
  languages: { en: 'English', th: 'Thai' },
  languageHints: { en: 'For someone who reads English.', th: 'For someone who reads Thai.' },
  buyerTitle: 'You',
  name: 'Your name',
  email: 'Your email',
  emailHint: 'For the link to your order, and the receipt.',
  payTitle: 'How you pay',
  payHints: {
    bank_transfer: 'We show you our account next. The card is sent once your money has arrived.',
    hosted: (provider: string) => `You pay on the pages of ${provider} next.`,
  },
  submit: 'Order the voucher',
  pending: 'One moment…',
  terms:
    'Vouchers can’t be bought with a voucher or a discount code. You can have back what nobody has spent.',
  refusals: {
    no_such_day: 'Choose a day from today to a year from now.',
    not_sold: 'We don’t sell vouchers at the moment.',
    payment_method_unavailable: 'We can’t take this way to pay at the moment. Please choose another.',
    key_reused: 'This voucher has been ordered already. Reload the page to order another.',
  },
  haveOne: 'Have a voucher?',
  seeLeft: 'See what is left',
  balance: {
    title: 'What is left on your voucher',
    lead: 'Type the code on the card or in the email. Capitals and dashes don’t matter.',
    code: 'Code',
    submit: 'See what is left',
    unknown:
      'We know no voucher with this code. Check each letter; if it was bought just now, it may not be paid yet.',
    wait: (minutes: number) => `That’s many codes in a short time. Please try again in ${minutes} minutes.`,
    left: (amount: string) => `${amount} left`,
    of: (amount: string) => `of ${amount}`,
    until: (day: string) => `Valid until ${day}.`,
    from: (day: string) => `It pays from ${day} on.`,
    expired: (day: string) => `It ended on ${day}.`,
    howTitle: 'How to spend it',
    how: [
      'At our restaurant: show this page, the card or the email.',
      'In our shop: type the code when you pay.',
    ],
    movements: 'What happened',
    accounts: {
      sold: 'Bought',
      gift: 'A gift from the shop',
      order: 'Paid for an order',
      door: 'Spent at the restaurant',
      refund: 'Refunded to its buyer',
      expired: 'Ended',
    },
    backAccount: 'Came back from an order',
    another: 'Look at another voucher',
    likeCash: 'Keep the code like cash: anyone who has it can spend it.',
    shop: 'To the shop',
  },
  fieldErrors: {
    ...fieldErrors,
    out_of_range: 'A voucher costs from R50 to R5,000.',
    not_a_whole_number: 'Enter whole rand, e.g. 500.',
  },
}

export type VoucherMessages = typeof vouchers
