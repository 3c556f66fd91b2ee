import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_SERVINGS, UNITS } from './recipe-fields.ts'
import { inSystem, packsFor, scaleAmount, UNIT_SYSTEMS } from './scale.ts'

test.each([
  [{ amount: 100, unit: 'g' }, { servings: 4, of: 4 }, '100 g'],
  [{ amount: 33, unit: 'g' }, { servings: 4, of: 4 }, '33 g'],
  [{ amount: 50, unit: 'g' }, { servings: 6, of: 4 }, '75 g'],
  [{ amount: 400, unit: 'ml' }, { servings: 3, of: 2 }, '600 ml'],
  [{ amount: 600, unit: 'g' }, { servings: 8, of: 4 }, '1.2 kg'],
  [{ amount: 1, unit: 'tbsp' }, { servings: 2, of: 4 }, '1½ tsp'],
  [{ amount: 2, unit: 'tsp' }, { servings: 6, of: 4 }, '1 tbsp'],
  [{ amount: 3, unit: 'piece' }, { servings: 3, of: 4 }, '2¼ piece'],
  [{ amount: 1, unit: 'piece' }, { servings: 1, of: 3 }, '⅓ piece'],
  [{ amount: 1, unit: 'piece' }, { servings: 1, of: 100 }, '¼ piece'],
  [{ amount: 12, unit: 'leaf' }, { servings: 3, of: 4 }, '9 leaf'],
  [{ amount: 3, unit: 'cm' }, { servings: 2, of: 4 }, '1½ cm'],
] as const)('%o for %o is %s', (line, { servings, of }, shown) => {
  const { text, unit } = scaleAmount(line, { servings, of, system: 'metric' })
  expect(`${text} ${unit}`).toBe(shown)
})

test.each([
  [{ amount: 100, unit: 'g' }, 'us', '3½ oz'],
  [{ amount: 500, unit: 'g' }, 'us', '1 lb'],
  [{ amount: 400, unit: 'ml' }, 'us', '1⅔ cup'],
  [{ amount: 45, unit: 'ml' }, 'us', '3 tbsp'],
  [{ amount: 400, unit: 'ml' }, 'imperial', '14 fl_oz'],
  [{ amount: 1000, unit: 'ml' }, 'imperial', '1¾ pint'],
  [{ amount: 2, unit: 'tbsp' }, 'imperial', '2 tbsp'],
] as const)('%o in %s is %s', (line, system, shown) => {
  const { text, unit } = scaleAmount(line, { servings: 4, of: 4, system })
  expect(`${text} ${unit}`).toBe(shown)
})

/** The amount shown, in grams, millilitres or pieces. */
const SIZE = {
  g: 1, kg: 1000, ml: 1, l: 1000, tsp: 5, tbsp: 15, oz: 28.3495, lb: 453.592, cup: 240, fl_oz: 28.4131, pint: 568.261,
  piece: 1, clove: 1, stalk: 1, leaf: 1, bunch: 1, handful: 1, pinch: 1, slice: 1, cm: 1,
} as const // prettier-ignore

test('what is shown is near to what is meant, in every system and for any number of people', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...UNITS),
      fc.integer({ min: 1, max: 4_000 }),
      fc.integer({ min: 1, max: MOST_SERVINGS }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(...UNIT_SYSTEMS),
      (unit, quarters, servings, of, system) => {
        const amount = quarters / 4
        const shown = scaleAmount({ amount, unit }, { servings, of, system })
        const meant = (amount * servings * SIZE[unit]) / of
        const said = shown.value * SIZE[shown.unit]
        expect(said).toBeGreaterThan(0)
        expect(shown.text).toMatch(/^(\d+(\.\d{1,2})?[¼⅓½⅔¾]?|[¼⅓½⅔¾])$/)
        // An amount too little to measure is rounded up to one that can be measured.
        const least =
          SIZE[shown.unit] * (shown.unit === 'g' || shown.unit === 'ml' || shown.unit === 'fl_oz' ? 1 : 0.5)
        if (meant >= least) expect(Math.abs(said - meant) / meant).toBeLessThanOrEqual(0.34)
        if (meant >= least * 8) expect(Math.abs(said - meant) / meant).toBeLessThanOrEqual(0.07)
      },
    ),
  )
})

test('packs hold what is needed, and no more of them than that', () => {
  const amounts = [{ amount: 50, unit: 'g' as const }]
  const packs = (servings: number) => packsFor(amounts, { servings, of: 4, packSize: 200 })
  expect([1, 4, 16, 17, 100].map(packs)).toEqual([1, 1, 1, 2, 7])
  expect(
    packsFor(
      [
        { amount: 3, unit: 'tbsp' },
        { amount: null, unit: null },
      ],
      { servings: 2, of: 2, packSize: 40 },
    ),
  ).toBe(2)
  expect(packsFor([{ amount: null, unit: null }], { servings: 9, of: 2, packSize: 40 })).toBe(1)
})

test('ovens are set in Fahrenheit where cups are used', () => {
  expect(inSystem('Roast at 200 °C for 20 minutes', 'us')).toBe('Roast at 400 °F for 20 minutes')
  expect(inSystem('อบที่ 180 องศาเซลเซียส', 'us')).toBe('อบที่ 350 °F')
  expect(inSystem('Roast at 200 °C', 'imperial')).toBe('Roast at 200 °C')
})

const line = fc.record({
  unit: fc.constantFrom(...UNITS),
  amount: fc.integer({ min: 1, max: 4_000 }).map((quarters) => quarters / 4),
})
const people = fc.integer({ min: 1, max: MOST_SERVINGS })

test('more people never take less of anything, nor fewer packs', () => {
  fc.assert(
    fc.property(line, people, people, people, (one, of, a, b) => {
      const [few, many] = [Math.min(a, b), Math.max(a, b)]
      const shown = (servings: number) => {
        const { value, unit } = scaleAmount(one, { servings, of, system: 'metric' })
        return value * SIZE[unit]
      }
      expect(shown(many)).toBeGreaterThanOrEqual(shown(few))
      const packs = (servings: number) => packsFor([one], { servings, of, packSize: 200 })
      expect(packs(many)).toBeGreaterThanOrEqual(packs(few))
    }),
  )
})

test('for the recipe’s own number of people weights and volumes are as they were written, whoever reckoned before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.constantFrom('g', 'ml'), people, (amount, unit, of) => {
      const shown = scaleAmount({ amount, unit }, { servings: of, of, system: 'metric' })
      expect([shown.value, shown.unit]).toEqual([amount, unit])
    }),
  )
})

test('lines of one product are packed together, as one line of all of it would be', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), people, people, (lines, servings, of) => {
      const packs = (some: typeof lines) => packsFor(some, { servings, of, packSize: 200 })
      const measured = lines.filter(({ unit }) => ['g', 'ml', 'tsp', 'tbsp'].includes(unit))
      const grams = measured.reduce((sum, { amount, unit }) => sum + amount * SIZE[unit], 0)
      expect(packs(lines)).toBe(packs([{ amount: grams, unit: 'g' }]))
    }),
  )
})
