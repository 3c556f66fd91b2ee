import type { SeedNewsletter } from './types.ts'

export const halfAJar: SeedNewsletter = {
  subject: {
    en: 'What to do with half a jar',
    th: 'พริกแกงเหลือครึ่งกระปุก ทำอะไรดี',
  },
  preview: {
    en: 'Four suppers that aren’t curry, and a morning at the mortar.',
    th: 'สี่เมนูที่ไม่ใช่แกง กับคลาสโขลกพริกแกงเอง',
  },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'Somewhere in your fridge, behind the mustard, stands a jar with two spoons of red curry paste in it. It has been looking at you since the week before last. Good: it keeps for six weeks after opening, and it can do more than curry.',
        th: 'ในตู้เย็นของคุณ หลังขวดมัสตาร์ด น่าจะมีพริกแกงเผ็ดเหลืออยู่สองช้อน มองคุณมาตั้งแต่อาทิตย์ก่อนโน้น ไม่เป็นไร เปิดแล้วยังเก็บได้หกสัปดาห์ และไม่ได้มีไว้ทำแกงอย่างเดียว',
      },
    },
    {
      kind: 'picture',
      name: '/images/dishes/fish-cakes',
      alt: {
        en: 'Thai fish cakes with long bean and lime leaf on banana leaf, with sweet chilli dip and cucumber',
        th: 'ทอดมันปลาใส่ถั่วฝักยาวและใบมะกรูดบนใบตอง พร้อมน้ำจิ้มไก่และแตงกวา',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'One spoon, twenty minutes',
        th: 'หนึ่งช้อน ยี่สิบนาที',
      },
    },
    {
      kind: 'text',
      text: {
        en: '• Fish cakes: 400 g of hake, a big spoon of paste, an egg, a handful of sliced green beans. Stir until it is sticky, fry, dip.\n\n• Green beans: fry the paste in oil, throw in the beans and a little sugar, and let them blister.\n\n• Eggs: half a teaspoon in the omelette, with rice and cucumber. Breakfast, or Wednesday.\n\n• The braai: a spoon of paste and half a cup of coconut milk over chicken thighs, one hour, then the fire.',
        th: '• ทอดมันปลา เนื้อปลาเฮก (hake) 400 กรัม พริกแกงหนึ่งช้อนพูน ไข่หนึ่งฟอง ถั่วแขกซอยหนึ่งกำ นวดจนเหนียว ทอด แล้วจิ้ม\n\n• ผัดพริกแกงถั่ว ผัดพริกแกงกับน้ำมันให้หอม ใส่ถั่วกับน้ำตาลนิดหน่อย ผัดไฟแรงจนผิวเกรียม\n\n• ไข่เจียว ตีพริกแกงครึ่งช้อนชาลงไปในไข่ กินกับข้าวและแตงกวา เช้าก็ได้ เย็นวันพุธก็ดี\n\n• ไก่ย่าง พริกแกงหนึ่งช้อนกับกะทิครึ่งถ้วย หมักสะโพกไก่หนึ่งชั่วโมง แล้วขึ้นเตา',
      },
    },
    {
      kind: 'recipe',
      slug: 'fish-cakes',
      text: {
        en: 'The fish cakes, step by step.',
        th: 'ทอดมันปลาแบบละเอียดทีละขั้น',
      },
    },
    {
      kind: 'product',
      slug: 'red-curry-paste',
      text: {
        en: 'And if the jar is empty: this is the one.',
        th: 'ถ้ากระปุกหมดแล้ว ตัวนี้เลย',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'Three hours at the mortar, twelve seats, and what you pound goes home with you.',
        th: 'สามชั่วโมงหน้าครก สิบสองที่นั่ง โขลกเสร็จเอากลับบ้านได้',
      },
    },
    {
      kind: 'button',
      link: '/events/pound-your-own-green-curry',
      text: {
        en: 'See the event',
        th: 'ดูรายละเอียดงาน',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'Cook something. Write and tell us what: we read every answer.',
        th: 'ลองทำสักเมนู แล้วเขียนมาเล่าให้ฟัง เราอ่านทุกฉบับ',
      },
    },
    {
      kind: 'button',
      link: '/recipes',
      text: {
        en: 'Explore Recipes',
        th: 'ดูสูตรอาหาร',
      },
    },
  ],
}
