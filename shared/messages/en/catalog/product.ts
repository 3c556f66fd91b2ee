import type { Nutrient, Taste } from '../../../catalog/food.ts'

const NUMBERS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Writes small numbers as words. */
function inWords(number: number, isFirst = false): string {
  const word = NUMBERS[number] ?? String(number)
  return isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** The product page. These texts travel with the page, in both languages, and not with the others. */
export const product = {
  breadcrumb: 'You are here',
  vatIncluded: 'VAT included',
  saleUntil: (name: string, until: string) => `${name}: until ${until}`,
  chargedInRand: (price: string) => `Charged in rand: ${price}`,
  inStock: 'In stock',
  onlyLeft: (left: number) => `Only ${left} left`,
  outOfStock: 'Out of Stock',
  outOfStockHint: 'The next batch is in the mortar. Until then, try one of the others below.',
  allergens: 'Allergens',
  contains: (allergens: string) => `Contains ${allergens}`,
  mayContain: (allergens: string) => `May contain ${allergens}`,
  noAllergens: 'None of the common allergens',
  allergensUnknown: 'Not stated yet. Please ask us before you eat it.',
  netWeight: 'Net weight',
  netVolume: 'Net volume',
  weight: (value: number, unit: 'g' | 'ml') => {
    if (value < 1000) return `${value} ${unit}`
    const large = value / 1000
    return unit === 'g' ? `${large} kg` : `${large} ${large === 1 ? 'litre' : 'litres'}`
  },
  /** A product in one of its sizes: `Red curry paste, 1 kg`. */
  sized: (name: string, weight: string) => `${name}, ${weight}`,
  size: 'Size',
  showSize: 'Show this size',
  unitPrice: (price: string, unit: 'g' | 'ml') => `${price} per 100 ${unit}`,
  packYield: (meals: number, servings: number, plate: string) =>
    `${inWords(meals, true)} ${meals === 1 ? 'dinner' : 'dinners'} for ${inWords(servings)}, about ${plate} of it a plate`,
  packYieldBy: (recipe: string) => `By our recipe: ${recipe}`,
  taste: 'How it tastes',
  hot: 'Hot',
  tastes: { sour: 'Sour', salty: 'Salty', sweet: 'Sweet', aromatic: 'Aromatic' } satisfies Record<
    keyof Taste,
    string
  >,
  tasteLevels: ['Not at all', 'A hint', 'Mild', 'Clear', 'Strong', 'Very strong'] as readonly string[],
  ofFive: (level: number) => `${level} of 5`,
  nutrition: 'Nutrition',
  per: (amount: string) => `Per ${amount}`,
  perServing: (amount: string) => `Per serving (${amount})`,
  units: { kJ: 'kJ', g: 'g', mg: 'mg', ml: 'ml' },
  nutrients: {
    energy: 'Energy',
    protein: 'Protein',
    carbohydrate: 'Glycaemic carbohydrate',
    sugars: 'of which total sugars',
    fat: 'Total fat',
    saturates: 'of which saturated fat',
    fibre: 'Dietary fibre',
    sodium: 'Total sodium',
  } satisfies Record<Nutrient, string>,
  description: 'What it is',
  inTheBox: 'What’s in the box',
  ingredients: 'Ingredients',
  ingredientsOrder: 'In descending order of weight.',
  usage: 'How to use it',
  storage: 'How to store it',
  details: 'At a glance',
  sku: 'Product code',
  shelfLife: 'Shelf life, unopened',
  origin: 'Made in',
  maker: 'Made by',
  gallery: 'Pictures',
  showPicture: (n: number, of: number) => `Show picture ${n} of ${of}`,
  enlarge: 'Enlarge the picture',
  nearer: 'Zoom in',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  recipes: 'Cook with it',
  related: 'You may also like',
}

export type ProductMessages = typeof product
