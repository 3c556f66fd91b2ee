import type { Block } from '../schemas.ts'

/** The paste, by hand. */
export const greenCurryPaste: Block[] = [
  {
    kind: 'heading',
    id: 'before',
    text: {
      en: 'Before you begin',
      th: 'ก่อนลงมือ',
    },
  },
  {
    kind: 'text',
    text: {
      en: 'You need a granite mortar that holds at least half a litre, and a pestle of the same stone. Put a folded cloth under it and work over a table leg, where the table is strongest. Sit if you can. Lift the pestle to the height of your chin and let it fall: the stone does the work, your arm only carries it back up. Stirring does nothing.',
      th: 'ใช้ครกหินใบที่จุได้อย่างน้อยครึ่งลิตร กับสากหิน พับผ้ารองใต้ครก แล้ววางตรงมุมโต๊ะเหนือขาโต๊ะซึ่งแข็งแรงที่สุด นั่งโขลกได้ยิ่งดี ยกสากขึ้นระดับคางแล้วปล่อยลงมา ให้น้ำหนักหินทำงาน แขนมีหน้าที่แค่ยกกลับขึ้นไป อย่ากวน กวนแล้วไม่แหลก',
    },
  },
  {
    kind: 'text',
    text: {
      en: 'Cut everything before you start, and cut it small. Lemongrass is rope: slice it thinly across and the rope is gone; leave it long and you will find it between your teeth.',
      th: 'หั่นทุกอย่างให้เสร็จก่อนเริ่มโขลก และหั่นให้เล็ก ตะไคร้เป็นเสี้ยน ซอยตามขวางบางๆ เสี้ยนก็ขาดหมด ถ้าหั่นยาว โขลกเท่าไรก็ยังติดฟัน',
    },
  },
  {
    kind: 'heading',
    id: 'order',
    text: {
      en: 'Why the order matters',
      th: 'ทำไมต้องโขลกตามลำดับ',
    },
  },
  {
    kind: 'text',
    text: {
      en: 'From dry to wet, from hard to soft. Seeds turn to powder only in a dry mortar. Roots and stalks need the grit of salt to tear their fibres. Shallot and garlic are mostly water: start with them and everything swims, the pestle slips, and nothing breaks. Each thing you add should be softer than what is already there, because it also brings the moisture for the next.',
      th: 'จากแห้งไปเปียก จากแข็งไปนิ่ม เครื่องเทศแหลกเป็นผงได้เฉพาะในครกที่แห้งสนิท ตะไคร้กับข่าต้องมีเกลือเม็ดช่วยขัดให้เสี้ยนขาด ส่วนหอมกับกระเทียมน้ำเยอะ ถ้าใส่ก่อนทุกอย่างจะลื่น สากไถล แล้วไม่มีอะไรละเอียด ของที่ใส่ทีหลังจึงต้องนิ่มกว่าของที่อยู่ในครกเสมอ',
    },
  },
  {
    kind: 'heading',
    id: 'paste',
    text: {
      en: 'The paste, by hand',
      th: 'โขลกพริกแกง',
    },
  },
  {
    kind: 'steps',
    items: [
      {
        title: {
          en: 'Toast the seeds · 3 minutes',
          th: 'คั่วเครื่องเทศ · 3 นาที',
        },
        text: {
          en: 'Put the coriander and cumin seed in a dry pan over medium heat and keep it moving. Look for one shade darker, no more. Listen for the first crackle. When it smells of orange peel and warm bread, tip the seeds onto a cold plate. The pepper stays raw.',
          th: 'ใส่ลูกผักชีกับยี่หร่าลงกระทะแห้ง ไฟกลาง เขย่ากระทะเรื่อยๆ ดูสีให้เข้มขึ้นแค่เฉดเดียว ฟังเสียงแตกเปรี๊ยะเม็ดแรก พอหอมคล้ายเปลือกส้มก็เทลงจานเย็นทันที พริกไทยไม่ต้องคั่ว',
        },
      },
      {
        title: {
          en: 'Grind them dry · 4 minutes',
          th: 'โขลกเครื่องเทศให้เป็นผง · 4 นาที',
        },
        text: {
          en: 'Pound the cooled seeds with the pepper until you have a fine brown powder. The sound is high and glassy; when it goes quiet, you are done. Spoon it into a cup and wipe the mortar.',
          th: 'โขลกเครื่องเทศที่เย็นแล้วกับพริกไทยจนเป็นผงละเอียดสีน้ำตาล เสียงช่วงนี้จะแหลมใส พอเสียงเบาลงก็ใช้ได้ ตักใส่ถ้วยพักไว้ แล้วเช็ดครกให้แห้ง',
        },
      },
      {
        title: {
          en: 'Salt and the hard things · 9 minutes',
          th: 'เกลือกับของแข็ง · 9 นาที',
        },
        text: {
          en: 'Salt, then the lemongrass, the galangal, the lime zest, the coriander root: one at a time, each pounded before the next goes in. This is the long part. Rub a little between two fingers: as long as you feel threads, go on. It smells of lemon, pine and rain.',
          th: 'ใส่เกลือ ตามด้วยตะไคร้ ข่า ผิวมะกรูด และรากผักชี ใส่ทีละอย่าง โขลกจนแหลกแล้วค่อยใส่อย่างต่อไป ช่วงนี้นานที่สุด ลองขยี้ด้วยปลายนิ้ว ถ้ายังเป็นเส้นๆ ให้โขลกต่อ กลิ่นจะหอมสดชื่นเหมือนตะไคร้เพิ่งเด็ดหลังฝน',
        },
      },
      {
        title: {
          en: 'The chillies · 6 minutes',
          th: 'พริก · 6 นาที',
        },
        text: {
          en: 'The small ones first, then the large. Shield the mortar with your free hand, so that no seed finds your eye, and start gently until the skins have burst. Go on until you see no more shiny flecks of skin. Your nose will tingle; that is right.',
          th: 'ใส่พริกขี้หนูก่อน แล้วตามด้วยพริกเม็ดใหญ่ ใช้มืออีกข้างป้องปากครกไว้ กันเมล็ดกระเด็นเข้าตา เริ่มเบาๆ จนเปลือกพริกแตก แล้วโขลกจนไม่เห็นเปลือกเป็นมันวาว ถ้าเริ่มแสบจมูก แสดงว่ามาถูกทาง',
        },
      },
      {
        title: {
          en: 'Garlic, then shallots · 5 minutes',
          th: 'กระเทียม แล้วหอมแดง · 5 นาที',
        },
        text: {
          en: 'Now the wet ones, a small handful at a time. The pestle stops ringing and begins to thud. If the paste climbs the sides, push it down with a spoon.',
          th: 'ถึงตาของที่มีน้ำ ใส่ทีละกำเล็กๆ เสียงสากจะเปลี่ยนจากกังวานเป็นทุ้ม ถ้าพริกแกงเลอะขึ้นข้างครก ใช้ช้อนปาดลงมา',
        },
      },
      {
        title: {
          en: 'Basil, spice, shrimp paste · 3 minutes',
          th: 'โหระพา เครื่องเทศ กะปิ · 3 นาที',
        },
        text: {
          en: 'Pound in the basil leaves for the colour, then the spice powder, then the shrimp paste. It is ready when it pulls away from the stone in one soft ball, when you can no longer say what you smell first, and when the mortar says it quietly: krok, krok.',
          th: 'ใส่ใบโหระพาเพื่อให้สีเขียวสวย ตามด้วยผงเครื่องเทศ แล้วปิดท้ายด้วยกะปิ พริกแกงได้ที่เมื่อรวมเป็นก้อนนุ่ม ร่อนจากก้นครก ดมแล้วแยกไม่ออกว่าอะไรหอมนำ และเสียงครกเบาลง โป๊ก โป๊ก',
        },
      },
    ],
  },
  {
    kind: 'text',
    text: {
      en: 'You have about 200 g. Half goes into tonight’s pot. The rest keeps for five days in the fridge with cling film pressed onto it, or three months in the freezer.',
      th: 'คุณได้พริกแกงประมาณ 200 กรัม ใช้คืนนี้ครึ่งเดียว ที่เหลือปิดฟิล์มให้แนบเนื้อพริกแกง แช่ตู้เย็นได้ 5 วัน หรือแช่แข็งได้ 3 เดือน',
    },
  },
]
