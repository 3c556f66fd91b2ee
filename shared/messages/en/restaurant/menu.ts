import type { MenuCourse } from '#shared/restaurant/dish-fields.ts'

const courses: Record<MenuCourse, string> = {
  starters: 'Starters',
  salads: 'Salads and soups',
  curries: 'Curries',
  wok: 'Noodles and the wok',
  grill: 'From the fire',
  rice_sides: 'Rice and sides',
  sweets: 'Sweets',
  drinks: 'Drinks',
}

/** The restaurant's menu. */
export const menu = {
  title: 'The menu',
  metaTitle: 'Menu and restaurant',
  metaDescription:
    'What we cook at the KROK restaurant: curries, noodles, grills and sweets with prices, heat, allergens and diets, and which of it you can cook at home.',
  intro:
    'Cooked with the pastes and sauces that we sell. Many dishes come with their recipe, so you can make them at home too.',
  heroAlt: 'Restaurant table at night with curry, pad thai, wine, candles and warm lights in the background',
  courses,
  courseLinks: 'Parts of the menu',
  filters: 'What suits you',
  diet: 'Diet',
  anyDiet: 'Everything',
  spice: 'Heat',
  anySpice: 'As hot as it gets',
  spiceUpTo: (word: string) => `Up to ${word.toLowerCase()}`,
  without: 'Without',
  withoutHint: 'Leaves out dishes that contain what you tick.',
  withoutCount: (count: number) => (count === 0 ? 'Allergens' : `Allergens (${count} left out)`),
  show: 'Show dishes',
  count: (total: number) => (total === 1 ? '1 dish or drink' : `${total} dishes and drinks`),
  empty: 'Nothing on the menu fits all of that.',
  emptyHint: 'Leave one wish out, or ask us: we can often cook it another way.',
  clear: 'Show the whole menu',
  none: 'The menu is being written. Please call us to hear what we cook today.',
  contains: (allergens: string) => `Contains ${allergens}`,
  noAllergens: 'None of the common allergens',
  incomplete: 'Ask us what is in it today.',
  soldOut: 'Sold out today',
  cookAtHome: 'Cook it at home',
  recipeOf: (dish: string) => `Cook it at home: the recipe for ${dish}`,
  jar: (product: string) => `Our ${product}`,
  note: 'Tell us about allergies before you order. All dishes come from one kitchen, where peanut, shellfish, fish, soya, gluten, milk, egg and sesame are used: we can’t rule out traces.',
  prices: 'Prices include VAT. At the table you pay in rand.',
  print: 'Print the menu',
  reserve: 'Reserve your table',
  reserveIntro:
    'You choose a time, we hold the table while you tell us who is coming. The meal is paid at the table.',
  showTimes: 'Show free times',
  callUs: (most: number) => `More than ${most}? Call us:`,
  where: 'Where',
  when: 'When',
}

export type MenuMessages = typeof menu
