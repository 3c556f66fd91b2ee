import type { Block } from '../schemas.ts'

/** The things that the curry needs. */
export const greenCurryPotNeeds: Block[] = [
  {
    kind: 'subheading',
    text: {
      en: 'For the curry (4 people)',
      th: 'แกง (สำหรับ 4 คน)',
    },
  },
  {
    kind: 'pairs',
    items: [
      {
        name: {
          en: '150 ml',
          th: '150 มล.',
        },
        value: {
          en: 'coconut cream, or the thick top of an unshaken tin',
          th: 'หัวกะทิ หรือส่วนข้นด้านบนของกระป๋องที่ไม่ได้เขย่า',
        },
      },
      {
        name: {
          en: '100 g',
          th: '100 กรัม',
        },
        value: {
          en: 'of the paste, half of it',
          th: 'พริกแกงที่โขลกไว้ ครึ่งหนึ่ง',
        },
      },
      {
        name: {
          en: '400 g',
          th: '400 กรัม',
        },
        value: {
          en: 'chicken thigh, off the bone, in slices as thick as a finger',
          th: 'เนื้อสะโพกไก่ หั่นชิ้นหนาประมาณนิ้วก้อย',
        },
      },
      {
        name: {
          en: '300 ml',
          th: '300 มล.',
        },
        value: {
          en: 'coconut milk',
          th: 'กะทิ',
        },
      },
      {
        name: {
          en: '4',
          th: '4 ใบ',
        },
        value: {
          en: 'makrut lime leaves, torn',
          th: 'ใบมะกรูด ฉีก',
        },
      },
      {
        name: {
          en: '150 g',
          th: '150 กรัม',
        },
        value: {
          en: 'baby brinjals, quartered, kept in salted water',
          th: 'มะเขือเปราะ ผ่าสี่ แช่น้ำเกลือไว้',
        },
      },
      {
        name: {
          en: '1½ tbsp',
          th: '1½ ช้อนโต๊ะ',
        },
        value: {
          en: 'fish sauce',
          th: 'น้ำปลา',
        },
      },
      {
        name: {
          en: '1 tbsp',
          th: '1 ช้อนโต๊ะ',
        },
        value: {
          en: 'palm sugar',
          th: 'น้ำตาลโตนด',
        },
      },
      {
        name: {
          en: '20 g',
          th: '20 กรัม',
        },
        value: {
          en: 'Thai basil leaves',
          th: 'ใบโหระพา',
        },
      },
      {
        name: {
          en: '1',
          th: '1 เม็ด',
        },
        value: {
          en: 'large red chilli, sliced',
          th: 'พริกชี้ฟ้าแดง หั่นแฉลบ',
        },
      },
    ],
  },
  {
    kind: 'text',
    text: {
      en: 'Contains crustaceans (shrimp) and fish.',
      th: 'มีสัตว์น้ำที่มีเปลือกแข็ง (กุ้ง) และปลา',
    },
  },
  {
    kind: 'picture',
    image: '/images/scenes/mood-flatlay',
    alt: {
      en: 'Ingredients for Thai curry paste arranged around a granite mortar on a dark table, seen from above',
      th: 'ส่วนผสมของพริกแกงไทยวางรอบครกหินบนโต๊ะสีเข้ม มองจากด้านบน',
    },
  },
]
