import { expect, test } from 'vitest'
import { factsOfSet, type PartFacts } from './facts-of-set.ts'

const part = (facts: Partial<PartFacts> = {}): PartFacts => ({
  quantity: 1,
  name: { en: 'Red paste', th: 'พริกแกงแดง' },
  netWeightValue: 200,
  netWeightUnit: 'g',
  spiceLevel: 2,
  ingredients: { en: ['Chilli', 'Salt'], th: ['พริก', 'เกลือ'] },
  allergens: [],
  mayContain: [],
  dietTags: ['vegan', 'vegetarian'],
  shelfLife: { en: '9 months', th: '9 เดือน' },
  keepCold: false,
  ...facts,
})

test('a set contains what any part contains, suits whom all suit, and is as hot as its hottest', () => {
  const sauce = part({
    quantity: 2,
    name: { en: 'Fish sauce', th: 'น้ำปลา' },
    netWeightValue: 250,
    netWeightUnit: 'ml',
    spiceLevel: 4,
    ingredients: { en: ['Anchovy'], th: [] },
    allergens: ['fish'],
    mayContain: ['soya', 'crustacean'],
    dietTags: ['gluten_free'],
    shelfLife: { en: '8 weeks, refrigerated', th: '8 สัปดาห์ในตู้เย็น' },
    keepCold: true,
  })
  expect(factsOfSet([part({ allergens: ['crustacean'], mayContain: ['fish'] }), sauce])).toEqual({
    allergens: ['crustacean', 'fish'],
    mayContain: ['soya'],
    dietTags: [],
    spiceLevel: 4,
    keepCold: true,
    netWeightValue: 700,
    netWeightUnit: 'g',
    ingredients: {
      en: ['Red paste: Chilli, Salt', 'Fish sauce: Anchovy'],
      th: ['พริกแกงแดง: พริก, เกลือ', 'น้ำปลา: Anchovy'],
    },
    shelfLife: { en: '8 weeks, refrigerated', th: '8 สัปดาห์ในตู้เย็น' },
  })
})

test('what is not known of one part is not known of the set', () => {
  const unknown = part({
    allergens: null,
    spiceLevel: null,
    ingredients: { en: [], th: [] },
    shelfLife: { en: 'See the lid', th: 'ดูที่ฝา' },
  })
  expect(factsOfSet([part(), unknown])).toMatchObject({
    allergens: null,
    spiceLevel: null,
    ingredients: { en: [], th: [] },
    shelfLife: { en: '', th: '' },
  })
})
