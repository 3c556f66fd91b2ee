import { HEAT_WORDS } from './food-words.ts'
import { TOPIC_WORDS } from './topic-words.ts'

/** Things to ask about one product, dish, recipe or event, and how people ask for them. */
export const ASPECT_WORDS = {
  price: `
    price, priced, cost, how much, expensive, cheap, cheapest, rand, pricing,
    ราคา, เท่าไร, เท่าไหร่, กี่บาท, กี่แรนด์, แพง, ถูก, กี่ตัง
  `,
  heat: `
    heat, spiciness, burn, strong, ความเผ็ด, เผ็ดไหม,
    ${Object.values(HEAT_WORDS).join(', ')}
  `,
  size: `
    size, big, weight, weigh, gram, how many gram, volume, ml, serving, large,
    ขนาด, กี่กรัม, น้ำหนัก, กรัม, ปริมาณ, กี่มล, ใหญ่แค่ไหน, กี่คน
  `,
  stock: `
    in stock, stock, available, availability, sold out, out of stock, still have, left, back in,
    มีของ, ของหมด, หมด, สต็อก, เหลือ, มีขาย, พร้อมส่ง
  `,
  ingredients: `
    ingredient, what is in, whats in, made of, made from, what goes into, inside, contain,
    ส่วนผสม, ส่วนประกอบ, ทำจากอะไร, ทำจาก, ใส่อะไร, มีอะไรบ้าง
  `,
  usage: `
    use, how to use, how do i use, how much do i use, what can i make with, what do i do with,
    cook with, used for, goes with, feed, feeds, how many people, how much paste, how much sauce, do i need, per person, portion, how many serving,
    ใช้ยังไง, ใช้อย่างไร, วิธีใช้, ใช้ทำอะไร, เอาไปทำอะไร, ใช้กี่ช้อน, ทำอะไรได้, ใช้, กินได้กี่คน, ทำได้กี่ที่
  `,
  storage: `
    store, storage, keep, fridge, refrigerate, shelf life, expire, expiry, best before,
    how long does it last, once opened, after opening, freeze, freezer, go off, goes off, gone off, going off, go bad, gone bad,
    spoil, spoilt, mould, mouldy, still good, still ok, still fine, expired,
    เก็บ, เก็บรักษา, แช่ตู้เย็น, ตู้เย็น, หมดอายุ, อยู่ได้นาน, เก็บได้กี่วัน, เก็บได้นาน, อายุ, อยู่ได้, บูด, ขึ้นรา, เสียไหม, เสียยัง, แช่แข็ง, ช่องฟรีซ
  `,
  origin: `
    where is it made, made in, come from, origin, who makes, produced, imported, where made, made,
    ผลิตที่ไหน, ทำที่ไหน, มาจากไหน, ใครทำ, ใครผลิต, นำเข้า
  `,
  duration: `
    how long does it take, how long, minute, quick, fast, difficult, easy,
    นาที, กี่นาที, นานไหม, ใช้เวลา, นานแค่ไหน, ง่ายไหม, ยากไหม
  `,
  date: `
    when is, date, what day, what time, when, next event, how many seat, seat left,
    เมื่อไร, เมื่อไหร่, วันไหน, วันที่เท่าไร, กี่โมง, ที่นั่งเหลือ
  `,
} as const
export type Aspect = keyof typeof ASPECT_WORDS

/** Words that tell which kind of thing somebody means, if things of several kinds have the same name. */
export const KIND_WORDS = {
  product:
    'paste, sauce, jar, bottle, product, buy, label, พริกแกง, ซอส, น้ำจิ้ม, กระปุก, ขวด, สินค้า, ฉลาก, เครื่องแกง',
  dish: 'dish, menu, plate, restaurant, serve, order at, จาน, เมนู, ร้านอาหาร, ที่ร้าน, เสิร์ฟ',
  recipe: `${TOPIC_WORDS.recipe.sure}, cook`,
  event: TOPIC_WORDS.event.sure,
} as const
