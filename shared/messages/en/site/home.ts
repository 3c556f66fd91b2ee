import { eventDays } from '../restaurant/event-days.ts'

export const home = {
  title: 'KROK · Thai curry pastes and sauces, pounded in stone',
  metaDescription:
    'Thai curry pastes, stir-fry sauces and dipping sauces from KROK, delivered in South Africa. Pounded, not processed.',
  heroAlt:
    'Granite mortar and pestle with pounded chilli paste, limes, garlic, shallots and chillies in front of KROK jars on a dark table',
  tagline: 'Pounded, not processed.',
  description:
    'Curry pastes and sauces that begin in a granite mortar: chilli, roots, herbs and spice. Open a jar and cook Thai tonight.',
  shopCollection: 'Shop Collection',
  exploreRecipes: 'Explore Recipes',
  promise: {
    from: (price: string) => `From ${price}.`,
    by: (city: string, day: string) => `In ${city} by ${day}.`,
  },
  badges: {
    quality: 'Premium quality',
    label: 'Nothing but what is on the label',
    handcrafted: 'Handcrafted',
    pounded: (minutes: number) =>
      minutes === 1 ? 'A minute in the mortar' : `${minutes} minutes in the mortar`,
    authentic: 'Authentic Thai',
    batch: (code: string, name: string) => `Out now: ${name}, batch ${code}`,
  },
  featured: {
    eyebrow: 'Featured',
    title: 'The ones we reach for first',
    viewAll: 'See the whole shop',
    none: 'No featured products available at the moment.',
  },
  heat: {
    eyebrow: 'How hot?',
    title: 'Climb from mild to wild',
    viewAll: 'All jars, mildest first',
  },
  story: {
    eyebrow: 'Our story',
    title: 'Everything starts in the mortar',
    imageAlt:
      'Ingredients for Thai curry paste arranged around a granite mortar on a dark table, seen from above',
    paragraphs: [
      'Krok, krok. That is the sound of a Thai kitchen at five in the afternoon: a granite mortar, a heavy pestle, and someone who knows when to stop.',
      'A blade cuts. Stone crushes, and a crushed root gives up its oil. That is where the scent comes from, and why we still pound.',
      'We named ourselves after the mortar. What goes into it is printed on every jar: each chilli, each leaf, each allergen.',
    ],
    more: 'Read our story',
    signature: 'One stone, one pestle, one firm stroke.',
    hear: 'Hear the mortar',
  },
  recipes: {
    eyebrow: 'Tonight’s dinner',
    with: 'With one jar',
    cook: 'Cook it',
    viewAll: 'See all recipes',
  },
  praise: {
    eyebrow: 'From the people who cook with it',
    title: 'What cooks say',
    stars: (stars: number) => `${stars} of 5 stars`,
  },
  event: {
    days: eventDays,
    eyebrow: 'Next event',
    see: 'See the event',
    all: 'All events',
    none: 'Coming Soon',
    noneText: 'We’re planning the next one. You’ll see it here first.',
  },
  restaurant: {
    eyebrow: 'Our restaurant',
    title: 'Come and eat with us',
    text: 'The same pastes, cooked by the people who pound them.',
    reserve: 'Reserve Your Table',
    imageAlt:
      'Restaurant table at night with curry, pad thai, wine, candles and warm lights in the background',
  },
}

export type HomeMessages = typeof home
