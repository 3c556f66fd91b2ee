import { expect, test } from 'vitest'
import { recipeList as recipeListEn } from './en/recipes/recipe-list.ts'
import { recipe as recipeEn } from './en/recipes/recipe.ts'
import { promise as promiseEn } from './en/orders/promise.ts'
import { product as productEn } from './en/catalog/product.ts'
import { menu as menuEn } from './en/restaurant/menu.ts'
import { tableOrders as tableOrdersEn } from './en/restaurant/table-orders.ts'
import { shop as shopEn } from './en/catalog/shop.ts'
import { recipeList as recipeListTh } from './th/recipes/recipe-list.ts'
import { recipe as recipeTh } from './th/recipes/recipe.ts'
import { promise as promiseTh } from './th/orders/promise.ts'
import { product as productTh } from './th/catalog/product.ts'
import { menu as menuTh } from './th/restaurant/menu.ts'
import { tableOrders as tableOrdersTh } from './th/restaurant/table-orders.ts'
import { shop as shopTh } from './th/catalog/shop.ts'

/* The words that somebody with an allergy relies on, and those of the law, are exactly these, or changed here too. */

test.each<[where: string, said: string, words: string]>([
  [
    'recipes without',
    recipeListEn.understood.without('egg'),
    'No egg in the ingredients, and no “may contain” on our jars',
  ],
  ['recipes without', recipeListTh.understood.without('ไข่'), 'ส่วนผสมไม่มีไข่ และฉลากของเราไม่ระบุว่าอาจมี'],
  [
    'jars without',
    shopEn.understood.without('egg'),
    'Jars with no egg on the label, not even as “may contain”',
  ],
  ['jars without', shopTh.understood.without('ไข่'), 'สินค้าที่ฉลากไม่ระบุไข่ และไม่ระบุว่าอาจปนเปื้อน'],
  [
    'the label',
    shopEn.understood.readLabel,
    'From our labels as they are now. Always read the label of the jar in your hand.',
  ],
  ['the label', shopTh.understood.readLabel, 'ตามฉลากปัจจุบันของเรา อ่านฉลากบนสินค้าในมือทุกครั้งก่อนรับประทาน'],
  [
    'what labels leave open',
    shopEn.understood.unsaid('halal'),
    'Our labels don’t say whether a jar is halal.',
  ],
  ['what labels leave open', shopTh.understood.unsaid('halal'), 'ฉลากของเราไม่ได้ระบุเรื่องฮาลาล'],
  ['allergens unknown', productEn.allergensUnknown, 'Not stated yet. Please ask us before you eat it.'],
  ['allergens unknown', productTh.allergensUnknown, 'ยังไม่ได้ระบุ สอบถามเราก่อนรับประทาน'],
  ['no allergens', productEn.noAllergens, 'None of the common allergens'],
  ['no allergens', productTh.noAllergens, 'ไม่มีสารก่อภูมิแพ้หลัก'],
  ['the filter', menuEn.without, 'Without'],
  ['the filter', menuTh.without, 'งดอาหารที่แพ้'],
  ['the filter, closed', menuEn.withoutCount(0), 'Allergens'],
  ['the filter, closed', menuTh.withoutCount(0), 'เลือกอาหารที่แพ้'],
  [
    'what is broken',
    promiseEn.broken,
    'Arrived broken, or not what you ordered? We replace it or refund you: your choice.',
  ],
  ['what is broken', promiseTh.broken, 'ของแตกระหว่างทางหรือได้ของไม่ตรง เราส่งให้ใหม่หรือคืนเงิน คุณเลือกได้'],
  [
    'a deposit, too late',
    tableOrdersEn.notBack,
    'It’s so close now that it isn’t paid back if you cancel, unless somebody in your party has died or is in hospital.',
  ],
  [
    'a deposit, too late',
    tableOrdersTh.notBack,
    'ใกล้เวลามากแล้ว หากยกเลิกจะไม่ได้รับเงินคืน เว้นแต่มีผู้เสียชีวิตหรือต้องเข้าโรงพยาบาล',
  ],
  [
    'a deposit, cancelling',
    tableOrdersEn.cancelKeeps('R1'),
    'Your deposit of R1 isn’t paid back any more. If somebody in your party has died or is in hospital, call us and we refund it in full.',
  ],
  [
    'a deposit, cancelling',
    tableOrdersTh.cancelKeeps('R1'),
    'เลยเวลาคืนมัดจำแล้ว คุณจะไม่ได้รับ R1 คืน หากมีผู้เสียชีวิตหรือต้องเข้าโรงพยาบาล กรุณาโทรหาเรา เราคืนมัดจำให้เต็มจำนวน',
  ],
])('%s: %s', (_where, said, words) => {
  expect(said).toBe(words)
})

test('the menu, recipes and jars speak of allergens in the same words', () => {
  for (const [product, recipe, menu, list] of [
    [productEn, recipeEn, menuEn, recipeListEn],
    [productTh, recipeTh, menuTh, recipeListTh],
  ] as const) {
    expect([list.without, list.withoutCount(0)]).toEqual([menu.without, menu.withoutCount(0)])
    expect(recipe.allergens).toBe(product.allergens)
    expect([recipe.noAllergens, menu.noAllergens]).toEqual([product.noAllergens, product.noAllergens])
  }
})
