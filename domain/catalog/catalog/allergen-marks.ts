import type { Allergen } from '#shared/catalog/food.ts'
import type { AllergenMark } from './views.ts'

/** The words by which ingredients are known to be an allergen, in all languages: lists stand in for each other. */
const WORDS: Record<Allergen, { inLatin: string; inThai: string }> = {
  crustacean: {
    inLatin: 'crustaceans?|shrimps?|prawns?|crabs?|lobsters?|crayfish|langoustines?|krill',
    inThai: 'สัตว์น้ำที่มีเปลือกแข็ง|เคย|กุ้ง|ปู(?!น)|ล็อบสเตอร์',
  },
  fish: {
    inLatin: 'fish|anchov(?:y|ies)|hake|mackerel|pilchards?|sardines?|tuna',
    inThai: 'น้ำปลา|ปลากะตัก|ปลาทูน่า|ปลา',
  },
  mollusc: {
    inLatin: 'molluscs?|oysters?|mussels?|clams?|squid|calamari',
    inThai: 'หอยนางรม|หอยแมลงภู่|หอย|หมึก',
  },
  soya: { inLatin: 'soya? ?beans?|soya|soy|tofu|edamame', inThai: 'ถั่วเหลือง|เต้าหู้|เต้าเจี้ยว|ซีอิ๊ว' },
  gluten: {
    inLatin: 'wheat|barley|rye|oats?|spelt|gluten',
    inThai: 'ข้าวสาลี|แป้งสาลี|สาลี|บาร์เลย์|ไรย์|โอ๊ต|กลูเตน',
  },
  peanut: { inLatin: 'peanuts?|groundnuts?', inThai: 'ถั่วลิสง' },
  tree_nuts: {
    inLatin: 'almonds?|cashews?|walnuts?|pecans?|hazelnuts?|pistachios?|macadamias?|brazil nuts?',
    inThai: 'เม็ดมะม่วงหิมพานต์|อัลมอนด์|วอลนัต|แมคาเดเมีย|พิสตาชิโอ|เฮเซลนัต',
  },
  sesame: { inLatin: 'sesame|tahini', inThai: 'งา(?!น)' },
  milk: {
    inLatin: '(?<!coconut )(?:milk|cream)|(?<!peanut )butter|cheese|yoghurt|whey|casein|lactose',
    inThai: 'นม|เนย|ชีส|เวย์',
  },
  egg: { inLatin: 'eggs?', inThai: 'ไข่' },
  mustard: { inLatin: 'mustard', inThai: 'มัสตาร์ด' },
  celery: { inLatin: 'celery|celeriac', inThai: 'ขึ้นฉ่าย|คื่นช่าย' },
  sulphites: {
    inLatin: 'sulphites?|sulfites?|sulphur dioxide|sulfur dioxide',
    inThai: 'ซัลไฟต์|ซัลเฟอร์ไดออกไซด์',
  },
}

/** Finds where a list of ingredients names these allergens. Thai has no spaces to tell words by. */
export function allergenMarks(
  ingredients: readonly string[],
  allergens: readonly Allergen[] | null,
): AllergenMark[] {
  if (!allergens || allergens.length === 0) return []
  const latin = allergens.map((allergen) => WORDS[allergen].inLatin).join('|')
  const thai = allergens.map((allergen) => WORDS[allergen].inThai).join('|')
  const named = new RegExp(`\\b(?:${latin})\\b|${thai}`, 'giu')
  return ingredients.flatMap((text, ingredient) =>
    Array.from(text.matchAll(named), ({ index, 0: word }) => ({
      ingredient,
      from: index,
      to: index + word.length,
    })),
  )
}
