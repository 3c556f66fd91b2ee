import type { ChatSubject } from '#shared/site/chat-answer.ts'
import { food } from '#shared/messages/en/catalog/food.ts'

const list = new Intl.ListFormat('en-GB')
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** The chat bot's texts. */
export const en = {
  list: (items: string[]) => list.format(items),
  either: (items: string[]) => either.format(items),
  kinds: { product: 'jar', dish: 'dish', recipe: 'recipe', event: 'event' },
  named: (kind: string, title: string) => `the ${kind} “${title}”`,
  greeting:
    'Hello! I’m KROK’s automatic helper. Ask me about our jars, recipes, the menu, delivery or a table.',
  thanks: 'You’re welcome. Enjoy your cooking!',
  unknown: 'Sorry, I don’t know that one. Send us a message and someone from KROK will get back to you.',
  unknownOf: (name: string) =>
    `Sorry, I don’t know that about ${name}. Its page has everything we’ve written down; for anything else, send us a message.`,
  foreign: 'I speak English and Thai. Try one of those, or send us a message.',
  links: {
    contact: 'Write to us',
    shop: 'All products',
    recipes: 'All recipes',
    menu: 'The menu',
    reserve: 'Reserve a table',
    events: 'All events',
    shipping: 'Delivery and collection',
    returns: 'Returns and refunds',
    vouchers: 'Buy a voucher',
    voucher: 'See what is left on one',
    signIn: 'Sign in',
    findOrder: 'Find my order',
    orders: 'Your orders',
  },
  suggest: {
    price: (name: string) => `How much is ${name}?`,
    usage: (name: string) => `How do I use ${name}?`,
    allergens: (name: string) => `Which allergens are in ${name}?`,
    recipe: (name: string) => `Is there a recipe with ${name}?`,
    delivery: 'What does delivery cost?',
    hours: 'When are you open?',
    table: 'Is there a table tomorrow at 19:00 for two?',
    menu: 'What is on the menu?',
    returns: 'How do I return something?',
    payment: 'How can I pay?',
    events: 'Which events are coming up?',
    products: 'Which curry pastes do you have?',
    storage: (name: string) => `How long does ${name} keep once opened?`,
    mildest: 'Which curry pastes are the mildest?',
    address: 'Where is the restaurant?',
    vouchers: 'Do you sell gift vouchers?',
    gifts: 'Can it be a gift?',
  },
  noSuchDay: 'That date isn’t in the calendar. Which day do you mean?',
  product: {
    price: (name: string, price: string) => `${name} is ${price}, VAT included.`,
    until: (price: string, end: string) => `${price} until ${end}`,
    insteadOf: ({ price, was, end, lowest }: Record<'price' | 'was' | 'end' | 'lowest', string>) =>
      `${price} instead of ${was} until ${end} (lowest in the 30 days before: ${lowest})`,
    parts: (name: string, parts: string) => `${name}: ${parts}.`,
    heat: (name: string, word: string, level: number) => `${name}: ${word.toLowerCase()}, ${level} of 5.`,
    size: (name: string, value: number, unit: string) =>
      `A ${unit === 'ml' ? 'bottle' : 'jar'} of ${name} holds ${value} ${unit}.`,
    sizes: (name: string, sizes: string) => `${name} comes in these sizes: ${sizes}.`,
    inStock: (name: string) => `${name} is in stock.`,
    few: (name: string, left: number) => `Only ${left} of ${name} left.`,
    soldOut: (name: string) =>
      `${name} is sold out. Leave your email on its page and we’ll tell you when it’s back.`,
    ingredients: (items: string) => `Ingredients: ${items}.`,
    madeIn: (origin: string, maker: string) =>
      [origin && `Made in: ${origin}.`, maker && `Made by: ${maker}.`].filter(Boolean).join(' '),
    keeps: (shelfLife: string) => `Unopened, it keeps for: ${shelfLife}.`,
    keepsWhich:
      'That depends on the jar: its label says it, and so does its page, under “How to store it”. Which one do you mean?',
    notSaid: (name: string) => `The label of ${name} doesn’t say.`,
    label: (name: string) => `The label of ${name}`,
    list: (total: number) => (total === 1 ? 'We have one:' : `We have ${total}. Here are some:`),
    mild: 'Mildest first:',
    hot: 'Hottest first:',
    cheap: 'Lowest price first:',
  },
  recipe: {
    about: (title: string, minutes: number, servings: number) =>
      `${title} takes ${minutes} minutes and serves ${servings}.`,
    found: (total: number) => (total === 1 ? 'We have a recipe for that:' : `We have ${total} recipes:`),
    none: 'We don’t have a recipe for that yet.',
    detail: (minutes: number) => `${minutes} minutes`,
    ingredients: (items: string) => `You’ll need: ${items}.`,
    source: (title: string) => `The ingredients of ${title}`,
  },
  dish: {
    about: (name: string, price: string) => `${name} is ${price} at the restaurant.`,
    soldOut: (name: string) => `${name} is sold out today.`,
    served: (name: string) => `${name} is on the menu today.`,
    list: 'From our menu:',
    source: (name: string) => `${name} on our menu`,
    noIngredients:
      'The menu doesn’t list every ingredient, but the kitchen will gladly tell you. Just ask us.',
  },
  event: {
    about: (title: string, day: string, time: string, place: string) =>
      `${title}: ${day} at ${time}, ${place}.`,
    price: (price: string) => `A seat is ${price}, paid at the event.`,
    free: 'It’s free.',
    seats: (left: number) => (left === 1 ? 'One seat left.' : `${left} seats left.`),
    full: 'It’s full, but you can join the waitlist.',
    cancelled: 'It has been cancelled.',
    postponed: (title: string) => `${title} is postponed. The new date will be announced on its page.`,
    dateFollows: 'Postponed – new date follows',
    list: 'Coming up:',
    none: 'Nothing planned right now.',
  },
  delivery: {
    to: (province: string, price: string) => `Delivery to ${province} is ${price}.`,
    freeTo: (province: string) => `Delivery to ${province} is free.`,
    freeFrom: (price: string) => `Free on orders from ${price}.`,
    prices: 'What delivery costs depends on your province:',
    collect: (address: string) => `Or collect for free at ${address}.`,
    abroad: 'Sorry, we don’t ship abroad: we only deliver within South Africa.',
  },
  returns: {
    wrong:
      'Broken, leaking or not what you ordered? Press “Return something” on your order’s page, which our emails link to, and add a photo. We’ll replace it or refund you, whichever you prefer.',
    cancel:
      'Want to change or cancel it? Until we begin to pack, you can do that yourself on your order’s page; cancelled, you get all your money back. After that, call or email us before it’s with the courier.',
    mind: 'Changed your mind? We can’t take food back once it’s delivered. Our returns page has the exceptions.',
  },
  vouchers: {
    what: (least: string, most: string) =>
      `You can buy a gift voucher from ${least} to ${most}. We email it on the day you choose, or you print its card.`,
    pays: 'It pays for orders in the shop, for deposits and at the table, at one time or in parts.',
    valid: (years: number) =>
      `It’s valid for ${years} years from the day it’s sent. Who bought it gets back what nobody has spent.`,
    notSold: 'We don’t sell vouchers at the moment.',
    spend:
      'Have one? Type its code when you pay online, or show it at the restaurant. A lost card is replaced: write to us or call.',
  },
  gifts: {
    boxes: 'We have these boxes:',
    how: (choice: string, letters: number) =>
      `At the checkout, “${choice}” adds a card with your own words, up to ${letters} letters, and sends the parcel straight to someone else if you like. There are no prices in it.`,
    wrapping: (price: string) => `Gift wrapping is ${price} an order.`,
    freeWrapping: 'Gift wrapping is free.',
    noWrapping: 'We don’t gift-wrap at the moment.',
    notOffered: 'We don’t offer gift wrapping, or a card with your words, at the moment.',
  },
  /** Nothing of it may be cut: somebody may be reading it who is in danger. */
  unwell: {
    emergency:
      'Stop eating it. If breathing is hard, if the face or throat swells, or if you feel faint: call an ambulance now, 10177, or 112 from a cell phone. Use an adrenaline pen if you have one.',
    doctor: 'Even if it isn’t that bad, see a doctor, and say what you ate.',
    tellUs: (phone: string, email: string) =>
      `Then tell us: call ${phone} or email ${email}. Keep the jar, or its batch number and date: we stop the batch and look into it.`,
  },
  buying:
    'Press “Add to Cart” on a jar, then open your cart and press “Checkout”: contact, delivery and payment are on one page, and you need no account. You see the full price before you order.',
  invoice:
    'Every paid order has a tax invoice: you’ll find it on the page of your order, through the link in its confirmation email. For a company, add its name and VAT number at the checkout.',
  tooHot: (phone: string) =>
    `Too hot? More coconut milk, and five more minutes on the heat. Still too hot? Call us on ${phone}.`,
  payment: (methods: string) => `You can pay by ${methods}.`,
  paymentAt: 'At the restaurant, you pay at the table, in rand.',
  hours: {
    now: (times: string) => `Our restaurant’s hours: ${times}.`,
    on: (day: string, times: string) => `On ${day} we’re open from ${times}.`,
    closedOn: (day: string) => `We’re closed on ${day}.`,
  },
  address: (address: string) => `You’ll find us at ${address}.`,
  contact: (phone: string, email: string) => `Call us on ${phone}, email ${email} or use the contact form.`,
  order: {
    signIn:
      'Sign in and I’ll look it up. Ordered without an account? Use the link in your order confirmation email, or have it sent again: you need the order number and your email address.',
    yours: (total: number): string => (total === 1 ? 'Here’s your order:' : 'Your latest orders:'),
    none: 'There are no orders in your account yet. Ordered without it? Use the link in your order confirmation email, or have it sent again.',
    notFound:
      'I can’t find that number in your account. Ordered without it? Use the link in your order confirmation email, or have it sent again.',
    line: (number: string, status: string) => `${number}: ${status}.`,
  },
  table: {
    freeAt: (time: string, day: string, guests: number) =>
      `Yes, there’s a table for ${guests} at ${time} on ${day}.`,
    takenAt: (time: string, day: string, guests: number) =>
      `There’s no table for ${guests} at ${time} on ${day}. These times are free:`,
    free: (day: string, guests: number) => `Tables for ${guests} on ${day}:`,
    first: (day: string, guests: number) => `The next table for ${guests} is on ${day}:`,
    none: (day: string, guests: number) => `Sorry, there’s no table for ${guests} on ${day}.`,
    closed: (day: string) => `We’re closed on ${day}.`,
    tooMany: (most: number, phone: string) =>
      `More than ${most} of you? Call us on ${phone} and we’ll plan it together.`,
    past: 'That day is over already.',
    tooFar: (days: number) => `You can reserve up to ${days} days ahead.`,
    nearest: (days: string) => `We do have tables on ${days}.`,
    noParty: 'I looked for two. How many of you are coming?',
    change: 'To change or cancel a reservation, use the link in your confirmation email.',
    again: (day: string, guests: number) => `Is there a table on ${day} for ${guests}?`,
  },
  allergens: {
    ...food,
    contains: (name: string, allergens: string) => `${name} contains ${allergens}.`,
    mayContain: (name: string, allergens: string) => `${name} may contain ${allergens}.`,
    containsNone: (name: string) => `The ingredients of ${name} include none of the common allergens.`,
    /** Only jars have a label. */
    notNamed: (kind: ChatSubject['kind'], allergens: string) =>
      kind === 'product'
        ? `Not on the label: ${allergens}.`
        : `Not among the listed ingredients: ${allergens}.`,
    labelled: (name: string, diet: string) => `${name} is labelled: ${diet}.`,
    notLabelled: (name: string, diet: string) => `${name} is not labelled “${diet}”.`,
    incomplete: (name: string) =>
      `We can’t be sure of everything in ${name} right now. Please ask us before you eat it.`,
    dishNote:
      'Everything is cooked in one kitchen, so we can’t rule out traces. Tell us about allergies before you order.',
    recipeNote: 'For anything you buy elsewhere, check the label on the pack.',
    ask: 'If your allergy is serious, please check with us before eating.',
    whichJar: 'Which jar, dish or recipe do you mean exactly? With allergens, I don’t guess.',
    each: 'Here’s what the data says about each. Please check the name:',
    listed: (items: string) => `The ingredients list includes: ${items}.`,
    unsaid: (what: string) => `Our labels don’t say whether anything is ${what}. Please ask us.`,
    noWord: 'Our data says nothing about that, so please ask us. Here’s what it does say:',
    with: (allergens: string, names: string, more: number) =>
      `Contains or may contain ${allergens}: ${names}${more > 0 ? `, and ${more} more` : ''}.`,
    without: {
      dish: (allergens: string) => `On the menu without ${allergens} in the data:`,
      product: (allergens: string) => `No ${allergens} on the label, not even as “may contain”:`,
      recipe: (allergens: string) => `Recipes whose listed ingredients contain no ${allergens}:`,
    },
    labelledAs: (diet: string) => `Labelled ${diet}:`,
    recipesOf: (diet: string) => `Recipes that are ${diet}, going by their ingredients:`,
    none: 'I couldn’t find any.',
    sourceMenu: 'The menu with its allergens',
    sourceLabels: 'The labels of our products',
    sourceRecipes: 'The ingredients of our recipes',
  },
}

export type ChatTexts = typeof en
