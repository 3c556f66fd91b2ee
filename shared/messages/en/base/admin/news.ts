import type { ReleaseName } from '../../../../base/releases.ts'

type Release = { title: string; notice: string[]; upgrade: string[] }

/** The releases for those who work with the shop. CHANGELOG.md has the same lines. */
export const news = {
  title: 'What’s new',
  link: (release: string) => `KROK ${release} · What’s new`,
  hint: (release: string) => `This shop runs KROK ${release}.`,
  notice: 'What you notice',
  upgrade: 'What the upgrade does',
  releases: {
    '1.2.0': {
      title: 'KROK 1.2.0',
      notice: [
        'Gift vouchers from R50 to R5,000 are sold at /vouchers. The card goes to the receiver by email on the day that was chosen, or is printed. A voucher pays for orders and deposits in parts, and is taken at the door by its QR code. Vouchers, in the office, shows what is still owed, by year of sale.',
        'A product can be a set of others, such as three curries in a box. Its stock, allergens and batches are those of its parts; it is packed, recalled and refunded by parts.',
        'A product can have several sizes on one page, each with its own code, price, stock and barcode. The price per 100 g stands beside each.',
        'Offers and sale prices apply automatically, by product, category, quantity or total, between two times. Beside an earlier price stands the lowest of the 30 days before. Each offer says how often it was used, and what it gave.',
        'An order can be a gift: wrapped, with the buyer’s words on a card and the receiver’s own address, and no prices on the slip. Staff find it by its receiver, and can put right receiver and card.',
        'Guests who bought have a list and a page of their own under Customers. Phone orders take discount codes, vouchers, gifts, company details and any saved address.',
        'The chat bot knows vouchers, boxes and sale prices. Through the API a till takes vouchers, a warehouse ships 100 parcels together, and 500 transfers are recorded in one go.',
        'Tick “Isn’t food or drink” on mortars and boxes: their buyers may send them back within seven days. Files of more South African banks are read as they are.',
        'An order that still owed something from a change and is cancelled no longer leaves that rest in the sales or the VAT return.',
      ],
      upgrade: [
        'The database gets tables for vouchers, sets, offers, prices and gifts, and reads all products and customers once. Nothing has to be set, and the shop answers afterwards. Vouchers are sold once you switch them on under Settings; wrapping has a price there.',
        'Until all processes run the new release, the old one sells sets, sizes and offers as if they were plain products.',
      ],
    },
    '1.1.0': {
      title: 'KROK 1.1.0',
      notice: [
        'Staff write an order for somebody on the phone or at the counter, under Orders → New order. It is paid by a link, by transfer, in cash or by card machine, now or later, and needs no email address.',
        'An order can be changed until it leaves: jars, address, delivery, discount, note. What is owed or given back is shown first; invoice, stock and email follow. Customers change or cancel theirs on its own page until it is packed.',
        'Customers ask to return something on their order’s page. The shop works out which right applies and until when, and you answer from Today.',
        'A lost parcel is sent again in one form, and the claim against the courier is kept. An order that was sent can be cancelled with what came back, with a minute to undo it.',
        'Many parcels are shipped together, with the couriers remembered and a pasted column of tracking numbers. Transfers are ticked as paid in the list, or found in the bank’s CSV.',
        'Invoices and VAT, under Orders, adds up two months for the VAT201 and gives your accountant a file of all invoices and credit notes.',
        'Prices and stock of many products are changed in one form, and a price that moves by more than half is asked about. Answers that you write often are saved once.',
        'One search finds orders, people, jars, batches, tables, events and pages of the office: press / or the magnifying glass.',
        'A new, empty shop comes back from a backup in the browser: choose the file and type its key.',
      ],
      upgrade: [
        'The database gets tables for changes, returns, parcels, bank lines, saved answers and the search, which reads all orders once. Nothing has to be set, and the shop answers afterwards.',
        'Until all processes run the new release, an order that was changed or paid at the counter is shown by the old one as if it were not.',
      ],
    },
    '1.0.0': {
      title: 'KROK 1.0.0',
      notice: [
        'Customers pay by card, by instant EFT or by bank transfer. Invoices, refunds and credit notes follow the money.',
        'The office takes an order from payment to the door: packing, labels, shipping, refunds. It shows today’s work, and what changes while you look.',
        'Stock is counted by batch and best-before date. A batch can be recalled, and those who bought it are told.',
        'Recipes, the menu, table reservations, events, newsletters, reviews and a chat bot are part of the shop, in English and Thai.',
        'A new shop stays closed to strangers until you open it. Every night it checks its own books, and the office says what doesn’t agree.',
        'The doctor says in words what is right with the shop’s server, what is wrong and what to do, in the office and as a command.',
        'Each night the shop is backed up while it runs. The newest backup is restored beside it and the books in it are checked; the office says so, or what failed.',
        'The version stands at the foot of the office’s menu and leads to this page.',
      ],
      upgrade: [
        'The database is changed when the new release starts for the first time. That takes a few seconds, and the shop answers afterwards. Orders, links in emails and passwords stay valid.',
        'DATA_DIR must be a whole path outside the release’s folder, such as /var/lib/krok, where pictures or the database are kept in it. Without that the shop doesn’t start, and says so.',
        'Labels that said wheat name all cereals with gluten. Products that nobody has checked for allergens say so until somebody does.',
        'On a server that was set up by deploy/install, deploy/upgrade goes back on its own if the new release doesn’t answer or its books don’t agree. Later, going back means restoring a backup from before the upgrade, without the orders taken since.',
      ],
    },
    'first-with-accounts': {
      title: 'KROK 0.1.0, with accounts',
      notice: [
        'Customers sign up, sign in with a code from an email, and see their own orders.',
        'Staff register customers, and admins give roles.',
      ],
      upgrade: [
        'The database gets its tables for people. Orders that were placed without an account stay as they are.',
      ],
    },
    first: {
      title: 'KROK 0.1.0',
      notice: [
        'A visitor buys a jar in English or Thai, pays by bank transfer, and gets an email with the order’s link.',
      ],
      upgrade: ['There was no release before it.'],
    },
  } satisfies Record<ReleaseName, Release>,
}
