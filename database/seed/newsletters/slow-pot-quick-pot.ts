import type { SeedNewsletter } from './types.ts'

export const slowPotQuickPot: SeedNewsletter = {
  subject: {
    en: 'One slow pot, one quick pot',
    th: 'หม้อหนึ่งช้า หม้อหนึ่งเร็ว',
  },
  preview: {
    en: 'Massaman for the afternoon, tom yum for the evening after.',
    th: 'มัสมั่นสำหรับวันที่มีเวลา ต้มยำสำหรับวันที่ไม่มี',
  },
  blocks: [
    {
      kind: 'picture',
      name: '/images/dishes/massaman',
      alt: {
        en: 'Massaman curry with beef, potato, peanuts, cinnamon and star anise in a dark bowl',
        th: 'แกงมัสมั่นเนื้อ ใส่มันฝรั่ง ถั่วลิสง อบเชย และโป๊ยกั๊ก ในชามสีเข้ม',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'There are two good reasons to stand at a stove: because you have time, and because you have none. This letter has a pot for each.',
        th: 'คนเรายืนหน้าเตาด้วยสองเหตุผล มีเวลา กับไม่มีเวลา จดหมายฉบับนี้มีให้ทั้งสองหม้อ',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Slow: massaman',
        th: 'หม้อช้า: มัสมั่น',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'Buy what is cheap: shin, brisket, anything that has worked. Fry 60 g of paste in 100 ml of coconut cream until the oil splits, add 600 g of beef and 500 ml of coconut milk, and turn the flame as low as it goes. Ninety minutes later come potatoes and an onion, and after another twenty-five it is done. Tamarind, palm sugar, salt. It tastes better tomorrow, so make it today.',
        th: 'ซื้อเนื้อส่วนที่ถูก น่องหรือเสือร้องไห้ ยิ่งเหนียวยิ่งดี ผัดพริกแกง 60 กรัมกับหัวกะทิ 100 มล. ให้แตกมัน ใส่เนื้อ 600 กรัม กะทิ 500 มล. แล้วหรี่ไฟให้อ่อนที่สุด เก้าสิบนาทีผ่านไปใส่มันฝรั่งกับหอมใหญ่ เคี่ยวต่ออีกยี่สิบห้านาทีก็ได้ที่ ปรุงด้วยมะขามเปียก น้ำตาลโตนด และเกลือ พรุ่งนี้อร่อยกว่าวันนี้ ทำไว้เลย',
      },
    },
    {
      kind: 'recipe',
      slug: 'massaman-beef',
      text: {
        en: 'The whole recipe, for any number of people.',
        th: 'สูตรเต็ม ปรับจำนวนคนได้',
      },
    },
    {
      kind: 'product',
      slug: 'massaman-curry-paste',
      text: {
        en: 'Vegan in the jar: the peanuts go into your pot.',
        th: 'ในกระปุกเป็นวีแกน ส่วนถั่วลิสงใส่ในหม้อของคุณ',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Quick: tom yum',
        th: 'หม้อเร็ว: ต้มยำ',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'A litre of stock comes to a simmer. In go 60 g of tom yum paste, 200 g of mushrooms and 300 g of prawns. Three minutes. Off the heat, then lime and fish sauce, never the other way round: boiled lime turns bitter. That is all, and it clears the head.',
        th: 'ต้มน้ำซุปหนึ่งลิตรให้เดือดอ่อนๆ ใส่น้ำพริกเผาต้มยำ 60 กรัม เห็ด 200 กรัม กุ้ง 300 กรัม สามนาที ปิดไฟก่อนแล้วค่อยใส่มะนาวกับน้ำปลา ถ้าใส่ตอนเดือดมะนาวจะขม เท่านี้เอง ซดแล้วโล่งจมูก',
      },
    },
    {
      kind: 'recipe',
      slug: 'tom-yum-prawns',
      text: {
        en: 'Tom yum, with timers.',
        th: 'ต้มยำกุ้ง พร้อมตัวจับเวลา',
      },
    },
    {
      kind: 'product',
      slug: 'tom-yum-paste',
      text: {
        en: 'One jar makes three pots.',
        th: 'หนึ่งกระปุกต้มได้สามหม้อ',
      },
    },
    {
      kind: 'text',
      text: {
        en: 'Or let us cook: one long table, thirty chairs.',
        th: 'หรือให้เราทำให้ โต๊ะยาวหนึ่งตัว สามสิบที่นั่ง',
      },
    },
    {
      kind: 'button',
      link: '/events/long-table-on-a-summer-evening',
      text: {
        en: 'See the event',
        th: 'ดูรายละเอียดงาน',
      },
    },
    {
      kind: 'button',
      link: '/shop',
      text: {
        en: 'Shop Collection',
        th: 'เลือกซื้อสินค้า',
      },
    },
  ],
}
