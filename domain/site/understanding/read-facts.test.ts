import { expect, test } from 'vitest'
import { readFacts } from './read-facts.ts'

const facts = (search: string) => {
  const found = readFacts(search)
  if (!found) return undefined
  const said = Object.entries(found).filter(([, value]) => value !== undefined && value.length > 0)
  return Object.fromEntries(said)
}

test.each([
  ['shrimp', { contains: [['crustacean']] }],
  ['กุ้ง', { contains: [['crustacean']] }],
  ['contains peanuts', { contains: [['peanut']] }],
  ['nuts', { contains: [['peanut', 'tree_nuts']] }],
  ['without shrimp', { without: ['crustacean'] }],
  ['no peanuts', { without: ['peanut'] }],
  ['peanut-free', { without: ['peanut'] }],
  ['allergic to shellfish', { without: ['crustacean', 'mollusc'] }],
  ['ไม่มีถั่ว', { without: ['peanut', 'tree_nuts'] }],
  ['ไม่มีถั่วเหลือง', { without: ['soya'] }],
  ['ไม่ใส่กุ้ง', { without: ['crustacean'] }],
  ['แพ้กุ้ง', { without: ['crustacean'] }],
  ['no tree nuts', { without: ['tree_nuts'] }],
  ['dairy free', { without: ['milk'] }],
  ['curry without shrimp', { without: ['crustacean'], text: 'curry' }],
  ['gluten free', { diets: ['gluten_free'] }],
  ['ปลอดกลูเตน', { diets: ['gluten_free'] }],
  ['vegan', { diets: ['vegan'] }],
  ['เจ', { diets: ['vegan'] }],
  ['มังสวิรัติ', { diets: ['vegetarian'] }],
  ['vegan gluten free sauce', { diets: ['vegan', 'gluten_free'], text: 'sauce' }],
  ['mild', { heat: 'mild' }],
  ['not spicy', { heat: 'mild' }],
  ['hot', { heat: 'hot' }],
  ['เผ็ดน้อย', { heat: 'mild' }],
  ['ไม่เผ็ด', { heat: 'mild' }],
  ['เผ็ดมาก', { heat: 'hot' }],
  ['mild curry without peanuts', { heat: 'mild', without: ['peanut'], text: 'curry' }],
  ['halal', { unsaid: ['halal'] }],
])('%s asks of labels', (search, said) => {
  expect(facts(search)).toEqual(said)
})

test.each([
  'green curry',
  'coconut milk',
  'peanut sauce',
  'fish cakes',
  'hot pot',
  'daily',
  'พริกแกงเขียวหวาน',
  'ผัดไทย',
  'กะเพรา',
  'shrmp',
  '',
])('%s asks nothing of labels', (search) => {
  expect(facts(search)).toBeUndefined()
})

test('an allergen of another word is not read into it', () => {
  expect(facts('without soy milk')).toEqual({ without: ['soya'] })
  expect(facts('ไม่มีปลาหมึก')).toEqual({ without: ['mollusc'] })
})
