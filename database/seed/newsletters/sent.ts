import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { SeedNewsletter } from './types.ts'

const text = (words: LocalizedText) => ({ kind: 'text' as const, text: words })
const toTheShop = {
  kind: 'button' as const,
  link: '/shop',
  text: { en: 'Shop Collection', th: 'เลือกซื้อสินค้า' },
}

/** Newsletters that the demo's shop has sent, so many days ago. */
export const sentNewsletters: (SeedNewsletter & { daysAgo: number })[] = [
  {
    daysAgo: 201,
    subject: { en: 'Pad Thai in ten minutes, honestly', th: 'ผัดไทยสิบนาที ทำได้จริง' },
    preview: {
      en: 'The ten minutes begin when everything is cut.',
      th: 'เริ่มจับเวลาตอนหั่นทุกอย่างเสร็จแล้วนะคะ',
    },
    blocks: [
      text({
        en: 'The secret of pad Thai is not the sauce (although ours does no harm). It is that everything lies ready before the pan is hot: noodles soaked, prawns dry, egg cracked, lime cut. Then it is ten minutes, two of them for the second portion.',
        th: 'เคล็ดลับผัดไทยไม่ได้อยู่ที่ซอสอย่างเดียว (ถึงซอสของเราจะช่วยได้เยอะ) แต่อยู่ที่เตรียมทุกอย่างให้พร้อมก่อนตั้งกระทะ แช่เส้น ซับกุ้งให้แห้ง ตอกไข่ ผ่ามะนาว แล้วสิบนาทีก็เสร็จ รวมจานที่สองด้วย',
      }),
      {
        kind: 'recipe',
        slug: 'pad-thai-prawns',
        text: { en: 'Pad Thai with prawns, step by step.', th: 'ผัดไทยกุ้งสด ทีละขั้นตอน' },
      },
      {
        kind: 'product',
        slug: 'pad-thai-sauce',
        text: { en: 'The sauce, if you are out of it.', th: 'ซอสหมดพอดี ตัวนี้เลยค่ะ' },
      },
      toTheShop,
    ],
  },
  {
    daysAgo: 118,
    subject: { en: 'How hot is hot?', th: 'เผ็ดแค่ไหนถึงเรียกว่าเผ็ด' },
    preview: {
      en: 'What the marks on our jars mean, and what puts out the fire.',
      th: 'ระดับความเผ็ดข้างกระปุก และวิธีดับเผ็ด',
    },
    blocks: [
      text({
        en: 'We taste every batch with the same spoon of rice, and mark the jar from mild to very hot. If it still is too much: coconut milk helps, water does not, and a cucumber is a friend.',
        th: 'เราชิมทุกล็อตกับข้าวสวยหนึ่งช้อนเท่ากัน แล้วบอกระดับไว้ข้างกระปุก ถ้ายังเผ็ดไป เติมกะทิช่วยได้ น้ำเปล่าไม่ช่วย ส่วนแตงกวาคือเพื่อนแท้',
      }),
      {
        kind: 'product',
        slug: 'jungle-curry-paste',
        text: { en: 'For those who want to know.', th: 'สำหรับคนอยากลองของจริง' },
      },
      {
        kind: 'product',
        slug: 'yellow-curry-paste',
        text: { en: 'For everybody else at the table.', th: 'สำหรับคนอื่นบนโต๊ะ' },
      },
      toTheShop,
    ],
  },
  {
    daysAgo: 36,
    subject: { en: 'Four things to do with satay sauce', th: 'น้ำจิ้มสะเต๊ะ ทำอะไรได้อีกสี่อย่าง' },
    preview: {
      en: 'Only one of them needs a fire.',
      th: 'มีแค่อย่างเดียวที่ต้องก่อไฟ',
    },
    blocks: [
      text({
        en: '• Skewers, of course.\n\n• Thinned with coconut milk over a salad of cabbage and mint.\n\n• Stirred through hot noodles with a little lime.\n\n• On toast, with cucumber. We have tried, so that you need not be the first.',
        th: '• สะเต๊ะไม้ๆ แน่นอน\n\n• ละลายกะทิราดสลัดกะหล่ำปลีกับสะระแหน่\n\n• คลุกเส้นร้อนๆ บีบมะนาวนิดหน่อย\n\n• ทาขนมปังปิ้งกับแตงกวา เราลองมาให้แล้วค่ะ',
      }),
      {
        kind: 'recipe',
        slug: 'chicken-satay',
        text: { en: 'Chicken satay, with the fire.', th: 'สะเต๊ะไก่ แบบมีเตา' },
      },
      toTheShop,
    ],
  },
]
