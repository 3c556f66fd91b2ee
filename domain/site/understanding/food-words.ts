import type { Heat } from '#shared/catalog/product-filters.ts'
import type { Allergen, DietTag } from '#shared/catalog/food.ts'

/** In Thai nuts and beans are one word. The chat bot tells of all of them; a search takes it for nuts, as in English, and says so. */
export const NUTS_AND_BEANS_IN_THAI = 'ถั่ว'

/** People's words for what they must not eat: a word can mean several allergens, and then all are answered. */
export const ALLERGEN_WORDS: [words: string, allergens: Allergen[]][] = [
  [
    `
    shrimp, prawn, crab, lobster, crustacean, crayfish,
    กุ้ง, ปู, กะปิ, สัตว์น้ำที่มีเปลือกแข็ง, กุ้งแห้ง
  `,
    ['crustacean'],
  ],
  [
    `
    shellfish,
    อาหารทะเลมีเปลือก, สัตว์มีเปลือก
  `,
    ['crustacean', 'mollusc'],
  ],
  [
    `
    seafood,
    อาหารทะเล, ซีฟู้ด
  `,
    ['crustacean', 'mollusc', 'fish'],
  ],
  [
    `
    fish, anchovy, fish sauce,
    ปลา, น้ำปลา
  `,
    ['fish'],
  ],
  [
    `
    mollusc, mollusk, oyster, squid, clam, mussel, octopus, calamari,
    หอย, หมึก, ปลาหมึก, หอยนางรม
  `,
    ['mollusc'],
  ],
  [
    `
    soy, soya, soybean, soy sauce, tofu,
    ถั่วเหลือง, ซีอิ๊ว, เต้าหู้
  `,
    ['soya'],
  ],
  [
    `
    wheat, gluten, celiac, coeliac, flour, barley, rye, oat, spelt, malt,
    กลูเตน, ข้าวสาลี, สาลี, แป้งสาลี, บาร์เลย์, ข้าวบาร์เลย์, ข้าวไรย์, โอ๊ต, ข้าวโอ๊ต, มอลต์
  `,
    ['gluten'],
  ],
  [
    `
    peanut, groundnut,
    ถั่วลิสง
  `,
    ['peanut'],
  ],
  [
    `
    tree nut, cashew, almond, walnut, hazelnut, pecan, pistachio, macadamia,
    ถั่วเปลือกแข็ง, เม็ดมะม่วง, เม็ดมะม่วงหิมพานต์, อัลมอนด์, วอลนัต
  `,
    ['tree_nuts'],
  ],
  [
    `
    nut,
    นัท
  `,
    ['peanut', 'tree_nuts'],
  ],
  [NUTS_AND_BEANS_IN_THAI, ['peanut', 'tree_nuts', 'soya']],
  [
    `
    sesame, tahini,
    งา
  `,
    ['sesame'],
  ],
  [
    `
    milk, dairy, lactose, butter, cheese, cream cheese,
    นม, นมวัว, แลคโตส, เนย, ชีส
  `,
    ['milk'],
  ],
  [
    `
    egg,
    ไข่
  `,
    ['egg'],
  ],
  [
    `
    mustard,
    มัสตาร์ด
  `,
    ['mustard'],
  ],
  [
    `
    celery, celeriac,
    ขึ้นฉ่าย, ขึ้นฉ่ายฝรั่ง
  `,
    ['celery'],
  ],
  [
    `
    sulphite, sulfite, sulphur dioxide,
    ซัลไฟต์
  `,
    ['sulphites'],
  ],
]

export const DIET_WORDS: Record<DietTag, string> = {
  vegan: `
    vegan, plant based, animal product,
    วีแกน, เจ, อาหารเจ, กินเจ
  `,
  vegetarian: `
    vegetarian, veggie, veggy, meat free, meatless,
    มังสวิรัติ, ไม่กินเนื้อ, ไม่มีเนื้อสัตว์
  `,
  gluten_free: `
    gluten free, gluten, celiac, coeliac,
    ปลอดกลูเตน, ไม่มีกลูเตน, กลูเตน
  `,
}

/** Rules that some eat by, and no label of ours states. */
export const UNSAID_WORDS = {
  halal: `
    halal, halaal, muslim,
    ฮาลาล, มุสลิม, อิสลาม
  `,
  kosher: `
    kosher,
    โคเชอร์
  `,
} as const

/** Words that make a question one about what somebody must not eat, whatever it names. */
export const ALLERGY_WORDS = `
  allergy, allergic, allergen, intolerant, intolerance, free of, free from, anaphylactic,
  anaphylaxis, may contain, trace, sensitive to,
  แพ้, แพ้อาหาร, สารก่อภูมิแพ้, ภูมิแพ้, ปราศจาก, ปนเปื้อน, คนแพ้, แพ้ถั่ว, แพ้กุ้ง, แพ้นม,
  แพ้ไข่, แพ้ปลา
`

/** Words for being ill, or for somebody who is: ill alone is how "I'll" is typed. */
export const UNWELL_WORDS = `
  unwell, sick, feel ill, feeling ill, felt ill, fell ill, got ill, get ill, getting ill, made me ill, made us ill, am ill, im ill, is ill,
  are ill, was ill, became ill, am so ill, im so ill, is so ill, are so ill, feel so ill, feeling so ill, felt so ill, got so ill,
  very ill, ill after, ill from, vomit, vomiting, vomited, throwing up, threw up, puke, puking,
  nausea, nauseous, diarrhoea, diarrhea, food poisoning, poisoned, poisoning, poison control, rash, hives, itching, itchy all over, swelling, swollen,
  tingling, breathing, cant breathe, cant breath, can't breathe, can't breath, cannot breathe, can not breathe, hard to breathe,
  struggling to breathe, short of breath, wheezing, wheezy, choking, allergic reaction, bad reaction, reaction to, reacted to,
  anaphylactic shock, epipen, ambulance, emergency, faint, fainted, dizzy, collapsed,
  ไม่สบาย, ป่วย, อาเจียน, อาเจียร, อ้วก, คลื่นไส้, ท้องเสีย, ท้องร่วง, ท้องเดิน, ถ่ายเหลว, ปวดท้อง, ผื่น, ผื่นขึ้น, ตุ่มขึ้น, ลมพิษ, บวม, ปากบวม, หน้าบวม, ตาบวม,
  คอบวม, ลิ้นบวม, ปากชา, ลิ้นชา, คันคอ, คันปาก, คันตามตัว, คันไปหมด, คันทั้งตัว, ใจสั่น, หายใจไม่ออก, หายใจลำบาก, หายใจไม่ทัน, แน่นหน้าอก, อาหารเป็นพิษ, อาการแพ้, มีอาการ, แพ้ขึ้น,
  กินแล้วแพ้, แพ้แล้ว, แพ้หลังกิน, ช็อก, หมดสติ, เป็นลม, เวียนหัว, รถพยาบาล, ฉุกเฉิน
`

/** Parts of the body and complaints: one near the other says that somebody is ill, whatever stands between them. */
export const BODY_WORDS = 'face, lip, mouth, tongue, throat, chest, skin, stomach, tummy, belly, eye'
export const COMPLAINT_WORDS = `
  itch, itchy, sore, pain, painful, ache, aching, hurt, hurting, cramp, cramping, numb, tight, closing, puffy, upset, runny, burning up
`

/** Asking what is in something, or is not. */
export const CONTENT_WORDS = `
  contain, without, free, no, in it, in, have, with, any, is there, safe, made with, eat,
  suitable,
  มี, ไม่มี, ไม่ใส่, ใส่, ผสม, ปลอด, กินได้, ทานได้, ไม่กิน
`

/** Words that make a search one for what has none of it. */
export const WITHOUT_WORDS = `
  without, no, not, non, free, free of, free from, avoid, avoiding, allergy, allergic, intolerant, intolerance,
  ไม่มี, ไม่ใส่, ไม่เอา, ไม่กิน, ไม่ทาน, ปลอด, ปราศจาก, แพ้, ไร้
`

/** Words that make a search one for what has it, whatever else it says. */
export const HAS_WORDS = 'contain, containing'

/** Words of allergens in what is none of them. */
export const NO_ALLERGEN_WORDS = `
  coconut milk, coconut butter, cocoa butter, rice milk, oyster mushroom, butter bean,
  เห็ดนางรม, นมมะพร้าว
`

/** Milk and butter that are made of something else. */
export const MADE_OF_WORDS: [words: string, allergens: Allergen[]][] = [
  ['peanut butter', ['peanut']],
  ['oat milk, นมโอ๊ต, นมข้าวโอ๊ต', ['gluten']],
  ['soy milk, soya milk, soy cheese, นมถั่วเหลือง', ['soya']],
  ['almond milk, cashew milk, nut milk, nut butter, นมอัลมอนด์', ['tree_nuts']],
]

export const HEAT_WORDS: Record<Heat, string> = {
  mild: `
    mild, mildest, gentle, not hot, not spicy, not too hot, not too spicy, not very hot, not very spicy, less spicy,
    no heat, least, least hot, least spicy, less hot, not so hot, not so spicy, ไม่เผ็ด, เผ็ดน้อย, ไม่ค่อยเผ็ด, ไม่เผ็ดมาก, อ่อน
  `,
  medium: 'medium, medium hot, medium spicy, เผ็ดกลาง, เผ็ดปานกลาง, เผ็ดพอดี',
  hot: `
    hot, hottest, spicy, spiciest, very hot, very spicy, extra hot, fiery, thai hot,
    เผ็ด, เผ็ดมาก, เผ็ดสุด, เผ็ดจัด, เผ็ดร้อน
  `,
}

/** Asking beforehand whether it will be too hot. */
export const TOO_HOT_FOR_WORDS = 'too hot for, too spicy for, เผ็ดไปไหม, เผ็ดเกินไปไหม, เผ็ดไปหรือเปล่า'

/** The words of somebody who has cooked it and cannot eat it. */
export const TOO_HOT_WORDS = 'too hot, too spicy, เผ็ดไป, เผ็ดเกินไป, เผ็ดเกิน, เผ็ดมากไป'

/** Words of heat in what is not about it. */
export const NO_HEAT_WORDS = 'hot pot, hotpot'
