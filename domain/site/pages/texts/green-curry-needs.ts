import type { Block } from '../schemas.ts'

/** The reasons to pound it oneself, and what the paste needs. */
export const greenCurryNeeds: Block[] = [
  {
    kind: 'text',
    text: {
      en: 'About twenty minutes in, the sound changes. Until then the pestle rings: stone on stone, with something dry in between. Then it turns low and soft, and the kitchen smells of cut lime and wet grass. That is the paste, telling you it is nearly there.',
      th: 'โขลกไปได้สักยี่สิบนาที เสียงครกจะเปลี่ยน ตอนแรกดังกังวาน หินกระทบหิน มีแค่ของแห้งคั่นกลาง แล้วเสียงก็ค่อยๆ ทุ้มลง กลิ่นมะกรูดกับตะไคร้หอมขึ้นมาทั้งครัว พริกแกงกำลังบอกว่าใกล้ได้ที่แล้ว',
    },
  },
  {
    kind: 'text',
    text: {
      en: 'In Thai this curry is kaeng khiao wan, “sweet green curry”. The sweetness belongs to the colour, a soft, milky green, and not to the taste. It should be salty first, then round with coconut, and hot at the end. Most evenings, nobody has an hour for it, and that is why we sell a jar. But everyone should pound this paste once. Afterwards you know what to taste for, in any curry, from any jar, including ours.',
      th: 'คำว่า “หวาน” ในแกงเขียวหวานหมายถึงสีเขียวนวลตา ไม่ได้แปลว่าแกงต้องหวาน รสที่ดีคือเค็มนำ มันกะทิตาม แล้วเผ็ดปลายลิ้น วันธรรมดาไม่มีใครว่างโขลกเป็นชั่วโมง เราจึงทำใส่กระปุกไว้ให้ แต่อยากชวนให้ลองโขลกเองสักครั้ง แล้วจะรู้ว่าแกงที่ดีต้องชิมหาอะไร ไม่ว่ากระปุกไหน รวมถึงของเราด้วย',
    },
  },
  {
    kind: 'pairs',
    items: [
      {
        name: {
          en: 'Cutting',
          th: 'เตรียมและหั่น',
        },
        value: {
          en: '15 minutes',
          th: '15 นาที',
        },
      },
      {
        name: {
          en: 'Pounding',
          th: 'โขลก',
        },
        value: {
          en: '30 minutes',
          th: '30 นาที',
        },
      },
      {
        name: {
          en: 'Cooking',
          th: 'แกง',
        },
        value: {
          en: '30 minutes',
          th: '30 นาที',
        },
      },
      {
        name: {
          en: 'With a jar, all in all',
          th: 'ถ้าใช้พริกแกงจากกระปุก ทั้งหมด',
        },
        value: {
          en: '25 minutes',
          th: '25 นาที',
        },
      },
    ],
  },
  {
    kind: 'heading',
    id: 'ingredients',
    text: {
      en: 'What you need',
      th: 'ส่วนผสม',
    },
  },
  {
    kind: 'subheading',
    text: {
      en: 'For the paste (about 200 g, enough for two curries)',
      th: 'พริกแกง (ได้ประมาณ 200 กรัม แกงได้สองหม้อ)',
    },
  },
  {
    kind: 'pairs',
    items: [
      {
        name: {
          en: '2 tsp',
          th: '2 ช้อนชา',
        },
        value: {
          en: 'coriander seed',
          th: 'ลูกผักชี',
        },
      },
      {
        name: {
          en: '1 tsp',
          th: '1 ช้อนชา',
        },
        value: {
          en: 'cumin seed',
          th: 'ยี่หร่า',
        },
      },
      {
        name: {
          en: '½ tsp',
          th: '½ ช้อนชา',
        },
        value: {
          en: 'white peppercorns',
          th: 'พริกไทยขาวเม็ด',
        },
      },
      {
        name: {
          en: '1 tsp',
          th: '1 ช้อนชา',
        },
        value: {
          en: 'coarse salt',
          th: 'เกลือเม็ด',
        },
      },
      {
        name: {
          en: '30 g',
          th: '30 กรัม',
        },
        value: {
          en: 'lemongrass, 2 stalks, the lower third, sliced thinly across',
          th: 'ตะไคร้ 2 ต้น ใช้ส่วนโคน ซอยตามขวางบางๆ',
        },
      },
      {
        name: {
          en: '10 g',
          th: '10 กรัม',
        },
        value: {
          en: 'galangal, sliced and cut into slivers',
          th: 'ข่า หั่นแว่นแล้วซอย',
        },
      },
      {
        name: {
          en: '1 tsp',
          th: '1 ช้อนชา',
        },
        value: {
          en: 'makrut lime zest, the green only; or 4 makrut lime leaves, without the rib, shredded as fine as thread',
          th: 'ผิวมะกรูด เอาแต่ส่วนเขียว ถ้าไม่มีใช้ใบมะกรูด 4 ใบ ดึงก้านกลางออก ซอยเป็นเส้นฝอย',
        },
      },
      {
        name: {
          en: '10 g',
          th: '10 กรัม',
        },
        value: {
          en: 'coriander root, 3 roots, scraped; or the thick lower stalks',
          th: 'รากผักชี 3 ราก ขูดให้สะอาด ถ้าไม่มีใช้โคนก้าน',
        },
      },
      {
        name: {
          en: '15 g',
          th: '15 กรัม',
        },
        value: {
          en: 'green bird’s eye chillies, about 12; fewer for a milder curry',
          th: 'พริกขี้หนูเขียว ประมาณ 12 เม็ด ไม่ชอบเผ็ดก็ลดลง',
        },
      },
      {
        name: {
          en: '60 g',
          th: '60 กรัม',
        },
        value: {
          en: 'large green chillies, seeded and sliced',
          th: 'พริกหนุ่มหรือพริกชี้ฟ้าเขียว ผ่าเอาเมล็ดออก แล้วหั่น',
        },
      },
      {
        name: {
          en: '25 g',
          th: '25 กรัม',
        },
        value: {
          en: 'garlic',
          th: 'กระเทียม',
        },
      },
      {
        name: {
          en: '40 g',
          th: '40 กรัม',
        },
        value: {
          en: 'shallots, sliced',
          th: 'หอมแดง ซอย',
        },
      },
      {
        name: {
          en: '10 g',
          th: '10 กรัม',
        },
        value: {
          en: 'Thai basil leaves, for the green',
          th: 'ใบโหระพา ให้สีเขียว',
        },
      },
      {
        name: {
          en: '1 tsp',
          th: '1 ช้อนชา',
        },
        value: {
          en: 'shrimp paste',
          th: 'กะปิ',
        },
      },
    ],
  },
]
