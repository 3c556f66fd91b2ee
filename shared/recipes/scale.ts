import type { Unit } from './recipe-fields.ts'

/** The systems in which amounts are shown. Stored amounts do not change. */
export const UNIT_SYSTEMS = ['metric', 'us', 'imperial'] as const
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

export type ShownUnit = Unit | 'kg' | 'l' | 'oz' | 'lb' | 'cup' | 'fl_oz' | 'pint'

/** An amount as it is shown: `value` is what `text` says, with a fraction as ¼ or as decimals. */
export type ShownAmount = { text: string; value: number; unit: ShownUnit }

/** Millilitres of the measures; US cups and ounces where the two systems differ in name. */
const ML = { tsp: 5, tbsp: 15, cup: 240, us_fl_oz: 29.5735, fl_oz: 28.4131, pint: 568.261 } as const
const GRAMS = { oz: 28.3495, lb: 453.592 } as const

/**
 * An amount for `servings`, where the recipe has it for `of`, in measures that a cook can take: rounded to whole grams or
 * to the quarters and thirds that spoons and fingers know; never to nothing.
 */
export function scaleAmount(
  { amount, unit }: { amount: number; unit: Unit },
  { servings, of, system }: { servings: number; of: number; system: UnitSystem },
): ShownAmount {
  const scaled = (amount * servings) / of
  switch (unit) {
    case 'g':
      return system === 'metric' ? metric(scaled, 'g', 'kg', amount) : weight(scaled)
    case 'ml':
      return system === 'metric' ? metric(scaled, 'ml', 'l', amount) : volume(scaled, system)
    case 'tsp':
    case 'tbsp':
      return spoons(scaled * ML[unit])
    case 'cm':
      return inFractions(Math.max(0.5, roundTo(scaled, 0.5)), 'cm')
    default:
      return inFractions(toFraction(scaled), unit)
  }
}

/** As written for the recipe's own servings; else rounded to what a kitchen scale is read to. */
function metric(scaled: number, unit: 'g' | 'ml', big: 'kg' | 'l', written: number): ShownAmount {
  const rounded = Math.max(Math.min(1, written), roundTo(scaled, stepOf(scaled)))
  // Rounding never crosses what is written: more people do not take less.
  const most = scaled < written ? written : Infinity
  const value =
    scaled === written ? scaled : Math.min(most, scaled > written ? Math.max(written, rounded) : rounded)
  if (value >= 1000) return inDecimals(value / 1000, big)
  return inDecimals(value, unit)
}

/** At most 5% off, from ten on. */
function stepOf(value: number): number {
  if (value < 20) return 1
  if (value < 50) return 2
  if (value < 100) return 5
  if (value < 500) return 10
  return 50
}

function weight(grams: number): ShownAmount {
  const ounces = grams / GRAMS.oz
  if (ounces < 16) return inFractions(toFraction(ounces), 'oz')
  return inFractions(Math.max(0.25, roundTo(grams / GRAMS.lb, 0.25)), 'lb')
}

function volume(ml: number, system: 'us' | 'imperial'): ShownAmount {
  if (ml < 60) return spoons(ml)
  if (system === 'us') return inFractions(toFraction(ml / ML.cup), 'cup')
  const ounces = ml / ML.fl_oz
  return ounces < 20
    ? inFractions(Math.max(1, Math.round(ounces)), 'fl_oz')
    : inFractions(roundTo(ml / ML.pint, 0.25), 'pint')
}

/** Three teaspoons are a tablespoon; less than one is measured with the small spoon. */
function spoons(ml: number): ShownAmount {
  const tablespoons = ml / ML.tbsp
  return tablespoons < 1
    ? inFractions(Math.max(0.25, roundTo(ml / ML.tsp, 0.25)), 'tsp')
    : inFractions(roundTo(tablespoons, 0.5), 'tbsp')
}

const FRACTIONS = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
] as const

/** The nearest whole, quarter or third below ten, whole above; at least a quarter. */
function toFraction(value: number): number {
  if (value >= 10) return Math.round(value)
  const whole = Math.floor(value)
  const [nearest] = FRACTIONS.toSorted(
    ([a], [b]) => Math.abs(value - whole - a) - Math.abs(value - whole - b),
  )
  return Math.max(0.25, whole + (nearest?.[0] ?? 0))
}

function inFractions(value: number, unit: ShownUnit): ShownAmount {
  const whole = Math.floor(value + 1e-9)
  const sign = FRACTIONS.find(([fraction]) => Math.abs(value - whole - fraction) < 1e-6)?.[1] ?? ''
  return { text: sign && whole === 0 ? sign : `${whole}${sign}`, value, unit }
}

function inDecimals(value: number, unit: ShownUnit): ShownAmount {
  const rounded = Math.round(value * 100) / 100
  return { text: String(rounded), value: rounded, unit }
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step
}

/** The share of a pack that may be lacking before another one is opened. */
const TOLERANCE = 0.05

/**
 * Returns the number of packs that a recipe takes of a product: spoons and millilitres count as grams, which is near
 * enough for our pastes and sauces; without a measure, it takes one pack.
 */
export function packsFor(
  amounts: { amount: number | null; unit: Unit | null }[],
  { servings, of, packSize }: { servings: number; of: number; packSize: number },
): number {
  const needed = amounts.reduce((sum, { amount, unit }) => {
    if (amount === null) return sum
    if (unit === 'tsp' || unit === 'tbsp') return sum + amount * ML[unit]
    return unit === 'g' || unit === 'ml' ? sum + amount : sum
  }, 0)
  return Math.max(1, Math.ceil((needed * servings) / of / packSize - TOLERANCE))
}

const CELSIUS = /(\d{2,3})(?:\s?°C|\s?องศาเซลเซียส)/g

/** A text with its temperatures in Fahrenheit, in the steps of an oven's knob, where the system uses it. */
export function inSystem(text: string, system: UnitSystem): string {
  if (system !== 'us') return text
  return text.replace(CELSIUS, (_, celsius: string) => `${roundTo(Number(celsius) * 1.8 + 32, 25)} °F`)
}
