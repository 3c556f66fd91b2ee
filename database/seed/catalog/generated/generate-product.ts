import type { SpiceLevel } from '#shared/catalog/food.ts'
import { seedProducts } from '../index.ts'
import type { SeedProduct } from '../types.ts'
import { FLAVOURS, KINDS, STYLES } from './words.ts'

/** A product like those of seedProducts, with the picture that it borrows from one of them. */
/** A made-up product, which nobody has tasted or measured. */
export type GeneratedProduct = Omit<SeedProduct, 'taste' | 'nutrition'> & { picture: string }

/** The `n`th product of a large, plausible catalogue for measuring; the same on every call. */
export function generateProduct(n: number): GeneratedProduct {
  const random = randomFrom(n)
  const kind = pick(KINDS, random)
  const flavour = pick(FLAVOURS, random)
  const second = pick(
    FLAVOURS.filter((other) => other !== flavour),
    random,
  )
  const style = pick(STYLES, random)
  const dish = pick(kind.dishes, random)
  const sibling = pick(
    seedProducts.filter((product) => product.category === kind.category && product.isActive),
    random,
  )
  const spiceLevel = Math.floor(random() * 6) as SpiceLevel
  const size = pick([150, 200, 250, 300], random)
  const allergens = [...new Set([...(flavour.allergens ?? []), ...(second.allergens ?? [])])]
  const share = 10 + Math.floor(random() * 30)
  const number = String(n).padStart(5, '0')

  return {
    slug: `${style.en} ${flavour.en} ${kind.name.en} ${number}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    sku: `KR-G${kind.code}-${number}`,
    name: {
      en: `${style.en} ${flavour.en} ${kind.name.en} No. ${n}`,
      th: `${kind.name.th}${flavour.th} ${style.th} เบอร์ ${n}`,
    },
    category: kind.category,
    priceCents: 5900 + Math.floor(random() * 100) * 100,
    netWeight: { value: size, unit: kind.unit },
    spiceLevel,
    isFeatured: false,
    isActive: true,
    stock: stockFrom(random),
    tint: sibling.tint,
    label: { en: `${flavour.en} · ${second.en}`, th: `${flavour.th} · ${second.th}` },
    description: {
      en:
        `${flavour.en} and ${second.en.toLowerCase()}, made the way they like it: ${style.en.toLowerCase()}. ` +
        `Open the pack and the kitchen smells of ${flavour.en.toLowerCase()}. Tonight: ${dish.en}.`,
      th:
        `${flavour.th}กับ${second.th} ปรุงแบบ${style.th} หอมตั้งแต่เปิดฝา ` +
        `กลิ่น${flavour.th}ชัด รสกลมกล่อม เย็นนี้ลองทำ${dish.th}`,
    },
    ingredients: {
      en: [`${flavour.en} (${share}%)`, second.en, 'Chilli', 'Sugar', 'Salt'],
      th: [`${flavour.th} (${share}%)`, second.th, 'พริก', 'น้ำตาล', 'เกลือ'],
    },
    allergens,
    mayContain: (['fish', 'soya'] as const).filter((allergen) => !allergens.includes(allergen)),
    dietTags: allergens.includes('gluten') ? [] : ['gluten_free'],
    usage: {
      en: `Two spoons for ${dish.en}. Taste, then add more.`,
      th: `ใช้สองช้อนสำหรับ${dish.th} ชิมแล้วค่อยเติม`,
    },
    storage: {
      en: 'Unopened: keep in a cool, dark place. After opening: refrigerate and finish within 4 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น หลังเปิด: แช่ตู้เย็น ควรใช้ให้หมดภายใน 4 สัปดาห์',
    },
    shelfLife: { en: '9 months', th: '9 เดือน' },
    origin: sibling.origin,
    maker: sibling.maker,
    imageAlt: {
      en: `A pack of KROK ${flavour.en} ${kind.name.en}`,
      th: `${kind.name.th}${flavour.th} KROK หนึ่งแพ็ก`,
    },
    picture: sibling.slug,
  }
}

/** Some are sold out, some nearly, most are in stock. */
function stockFrom(random: () => number): number {
  const kind = random()
  if (kind < 0.08) return 0
  return kind < 0.18 ? 1 + Math.floor(random() * 5) : 6 + Math.floor(random() * 300)
}

function pick<T>(list: readonly T[], random: () => number): T {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

/** Mulberry32: numbers in [0, 1) that look random and depend only on the seed. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
