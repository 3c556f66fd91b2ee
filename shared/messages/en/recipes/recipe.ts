import type { ShownUnit, UnitSystem } from '#shared/recipes/scale.ts'

/** Units that are counted change with the number; the others do not. */
const counted: Partial<Record<ShownUnit, [one: string, more: string]>> = {
  clove: ['clove', 'cloves'],
  stalk: ['stalk', 'stalks'],
  leaf: ['leaf', 'leaves'],
  bunch: ['bunch', 'bunches'],
  handful: ['handful', 'handfuls'],
  pinch: ['pinch', 'pinches'],
  slice: ['slice', 'slices'],
  cup: ['cup', 'cups'],
  pint: ['pint', 'pints'],
  fl_oz: ['fl oz', 'fl oz'],
}

const systems: Record<UnitSystem, string> = { metric: 'Metric', us: 'US', imperial: 'Imperial' }

/** The page of a recipe. */
export const recipe = {
  systems,
  prep: 'Prep',
  cook: 'Cook',
  rest: 'Rest',
  total: 'Total',
  difficulty: 'Effort',
  heat: 'Heat',
  servings: 'Servings',
  servingsFor: (count: number) => (count === 1 ? 'For 1 person' : `For ${count} people`),
  fewer: 'For one person fewer',
  more: 'For one person more',
  draft: 'A draft: only staff see this page.',
  range: (fewest: number, most: number) => `${fewest} to ${most} people`,
  reckon: 'Show amounts',
  units: 'Units',
  ingredients: 'What you need',
  /** The names of the ways down the page. */
  jumpTo: 'Jump to',
  jars: 'The jars',
  ticked: (count: number, of: number) => {
    if (count === 0) return 'Tick off what you have ready'
    return count === of ? 'Everything is ready' : `${count} of ${of} ready`
  },
  untickAll: 'Clear ticks',
  toTaste: 'to taste',
  /** Returns the amount and the name of something that is counted. */
  pieces: (text: string, value: number, name: string, counted: string) => ({
    amount: text,
    name: value <= 1 && counted ? counted : name,
  }),
  amountOf: (amount: string, name: string) => `${amount} ${name}`,
  optional: 'optional',
  swap: 'Instead:',
  unit: (unit: ShownUnit, value: number) => {
    const names = counted[unit]
    if (names) return value > 1 ? names[1] : names[0]
    return unit
  },
  steps: 'How to cook it',
  step: (number: number) => `Step ${number}`,
  tips: 'Good to know',
  allergens: 'Allergens',
  contains: (allergens: string) => `Contains ${allergens}`,
  mayContain: (allergens: string) => `Our jars may also contain ${allergens}`,
  noAllergens: 'None of the common allergens',
  allergensHint: 'Of the ingredients as listed. What you buy may differ: read its label.',
  incomplete:
    'For one of our products in it, we can’t say everything it contains right now. Read the label of what you use, or ask us.',
  shop: 'Shop this recipe',
  shopHint: (count: number) => (count === 1 ? 'The jar for 1 person:' : `The jars for ${count} people:`),
  packs: (count: number, name: string) => `${count} × ${name}`,
  inCart: (count: number) => `${count} in your cart already`,
  soldOut: 'Sold out',
  otherSize: 'Another size: the usual one is sold out',
  addAll: 'Add to cart',
  added: 'What the recipe needs is in your cart',
  allInCart: 'All in your cart',
  viewCart: 'View cart',
  onMenu: 'On the menu of our restaurant',
  print: 'Print',
  cookNow: 'Start cooking',
  cookHint: 'One step at a time, in large letters. The screen stays on.',
  related: 'Goes well with',
  breadcrumb: 'You are here',
}

export type RecipeMessages = typeof recipe
