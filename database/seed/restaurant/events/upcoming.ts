import { cookingClass, eventTable } from './pictures.ts'
import type { SeedEvent } from './types.ts'

/** The events that the demo shop is looking forward to. No weekday is named, because the days are counted from the seed. */
export const upcomingEvents: SeedEvent[] = [
  {
    slug: 'pound-your-own-green-curry',
    title: { en: 'Pound your own green curry', th: 'คลาสแกงเขียวหวาน โขลกเองกับมือ' },
    shortDescription: {
      en: 'Three hours, one mortar each: from whole seeds to a pot of curry, and then we eat it.',
      th: 'สามชั่วโมง ครกคนละใบ เริ่มจากเครื่องเทศเป็นเม็ด จบที่แกงหนึ่งหม้อ แล้วนั่งกินด้วยกัน',
    },
    description: {
      en:
        'You get a granite mortar, a heap of green things and somebody beside you who has done it a thousand times. ' +
        'We toast coriander and cumin, learn why lemongrass comes before garlic, and pound until the sound changes. ' +
        'That takes half an hour, and nobody regrets it. ' +
        'Then we crack coconut cream, fry the paste until the kitchen sneezes, and cook the curry that most people only know from a packet. ' +
        'At the end we sit down with rice, pickles and a cold drink, and compare pots. ' +
        'You need no experience, only an arm. Mortars are heavy: if yours aches, we take turns. ' +
        'What is left of your paste goes home with you, in a jar with your name on it.',
      th:
        'คุณได้ครกหินหนึ่งใบ สมุนไพรกองหนึ่ง กับคนข้างๆ ที่โขลกมาแล้วนับพันครั้ง ' +
        'เราคั่วลูกผักชีกับยี่หร่า เรียนรู้ว่าทำไมตะไคร้ต้องมาก่อนกระเทียม แล้วโขลกจนเสียงครกเปลี่ยน ' +
        'ใช้เวลาครึ่งชั่วโมง และไม่มีใครเสียดาย ' +
        'จากนั้นเคี่ยวกะทิให้แตกมัน ผัดพริกแกงจนจามกันทั้งครัว แล้วแกงหม้อที่หลายคนเคยรู้จักแค่จากซอง ' +
        'ปิดท้ายด้วยการนั่งกินกับข้าวสวย ของดอง และเครื่องดื่มเย็นๆ แล้วลองชิมหม้อของกันและกัน ' +
        'ไม่ต้องเคยทำอาหารมาก่อน ขอแค่มีแรง ครกหนัก ถ้าเมื่อยก็ผลัดกัน พริกแกงที่เหลือใส่กระปุกติดชื่อคุณกลับบ้านได้',
    },
    included: [
      { en: 'All ingredients, a mortar and an apron to use', th: 'วัตถุดิบทั้งหมด ครก และผ้ากันเปื้อนให้ยืมใช้' },
      { en: 'Lunch with a soft drink or a glass of wine', th: 'มื้อกลางวัน พร้อมเครื่องดื่มหรือไวน์หนึ่งแก้ว' },
      { en: 'Your paste and the recipe to take home', th: 'พริกแกงที่คุณโขลกและสูตร กลับบ้าน' },
    ],
    inDays: 9,
    startsAt: '10:00',
    endsAt: '13:00',
    seats: 12,
    priceCents: 85_000,
    isFeatured: true,
    picture: '/images/scenes/mood-cooking-class',
    pictureAlt: cookingClass,
    foodNote: {
      en: 'The paste has shrimp paste, the curry fish sauce. Tell us when you sign up and yours is made with salt and soya instead. Very hot, and you decide how many chillies go in.',
      th: 'พริกแกงใส่กะปิ แกงใส่น้ำปลา ถ้ากินไม่ได้ แจ้งตอนจอง เราเตรียมเกลือกับถั่วเหลืองให้แทน เผ็ดมาก แต่คุณเลือกจำนวนพริกเองได้',
    },
  },
  {
    slug: 'loy-krathong-dinner',
    title: { en: 'Loy Krathong dinner', th: 'มื้อค่ำลอยกระทง' },
    shortDescription: {
      en: 'Five courses by candlelight, and a small boat of banana leaf for everyone.',
      th: 'อาหารห้าจานใต้แสงเทียน และกระทงใบตองคนละใบ',
    },
    description: {
      en:
        'In November, at the full moon, people in Thailand fold little boats from banana leaf, put in a flower, a candle and whatever they would like to be rid of, and let the river take it. ' +
        'Cape Town has no such river, so we put a long basin of water in the courtyard, and the candles do the rest. ' +
        'Before that we eat: miang leaves to begin with, tom yum in small cups, massaman that has been on the stove since morning, fish steamed with lime, and mango with sticky rice. ' +
        'We show you how to fold your krathong between two courses; children are quicker at it than their parents. ' +
        'Bring somebody you have not seen for a while.',
      th:
        'คืนเดือนเพ็ญเดือนสิบสอง น้ำนองเต็มตลิ่ง คนไทยพับใบตองเป็นกระทง ใส่ดอกไม้ เทียน และเรื่องที่อยากปล่อยไปกับสายน้ำ ' +
        'เคปทาวน์ไม่มีแม่น้ำแบบนั้น เราจึงตั้งอ่างน้ำยาวไว้กลางลาน ที่เหลือปล่อยให้เป็นหน้าที่ของแสงเทียน ' +
        'ก่อนลอยกระทงเรากินกันก่อน เริ่มจากเมี่ยงคำ ต้มยำถ้วยเล็ก มัสมั่นที่เคี่ยวมาตั้งแต่เช้า ปลานึ่งมะนาว และข้าวเหนียวมะม่วง ' +
        'ระหว่างจานเราสอนพับกระทง เด็กๆ มักพับเสร็จก่อนผู้ใหญ่ ' +
        'ชวนคนที่ไม่ได้เจอกันนานมาด้วยกัน คนไทยไกลบ้านมาคนเดียวก็ได้ โต๊ะเรายาว',
    },
    included: [
      { en: 'Five courses and jasmine tea', th: 'อาหารห้าจานและชามะลิ' },
      { en: 'A krathong to fold, with flowers and a candle', th: 'ชุดพับกระทง ดอกไม้ และเทียน' },
    ],
    inDays: 2,
    startsAt: '18:30',
    endsAt: '22:00',
    seats: 40,
    priceCents: 78_000,
    isFeatured: true,
    picture: '/images/scenes/mood-event-table',
    pictureAlt: eventTable,
    foodNote: {
      en: 'Peanut, shellfish and fish are on the table. There is a vegan menu if you ask for it when you sign up.',
      th: 'บนโต๊ะมีถั่วลิสง สัตว์น้ำที่มีเปลือกแข็ง และปลา ถ้าต้องการเมนูวีแกน แจ้งตอนจอง',
    },
  },
  {
    slug: 'krok-at-the-old-biscuit-mill',
    title: { en: 'KROK at the Old Biscuit Mill', th: 'พบ KROK ที่ Old Biscuit Mill' },
    shortDescription: {
      en: 'A morning on the market: taste every jar, and khao soi from the big pot until it is gone.',
      th: 'ออกร้านหนึ่งเช้า ชิมได้ทุกกระปุก และข้าวซอยหม้อใหญ่ หมดแล้วหมดเลย',
    },
    description: {
      en:
        'We pack the big pot, two mortars and more jars than the car should carry, and come to Woodstock for a morning. ' +
        'Everything is open for tasting, from the gentle pad thai sauce to the kua kling that makes grown people quiet. ' +
        'Ask what you like: how to keep a paste, what to do with half a jar, why your coconut never splits. ' +
        'From eleven there is khao soi, the curried noodle soup of Chiang Mai, ladled over egg noodles and topped with crisp ones. ' +
        'We cook one pot; when it is empty, it is empty. ' +
        'Children may pound: the mortar is at their height, and nothing in it bites. ' +
        'You need no ticket. If you sign up, we keep a bowl for you until noon.',
      th:
        'เราขนหม้อใบใหญ่ ครกสองใบ กับกระปุกเต็มคันรถ ไปออกร้านที่ย่านวูดสต็อกหนึ่งเช้า ' +
        'เปิดให้ชิมทุกอย่าง ตั้งแต่ซอสผัดไทยรสนุ่ม ไปจนถึงคั่วกลิ้งที่ทำให้ผู้ใหญ่เงียบไปพักหนึ่ง ' +
        'อยากถามอะไรถามได้ พริกแกงเก็บอย่างไร เหลือครึ่งกระปุกทำอะไรดี ทำไมกะทิไม่แตกมันสักที ' +
        'สิบเอ็ดโมงเริ่มขายข้าวซอยเชียงใหม่ น้ำแกงราดเส้นบะหมี่ โรยเส้นกรอบ เราทำหม้อเดียว หมดแล้วหมดเลย ' +
        'เด็กๆ มาลองโขลกได้ ครกวางเตี้ยพอดีมือ และในครกไม่มีพริก ' +
        'ไม่ต้องซื้อบัตร ถ้าลงชื่อไว้ เราเก็บข้าวซอยให้หนึ่งชามถึงเที่ยง',
    },
    included: [
      { en: 'Tasting of all jars and bottles', th: 'ชิมสินค้าทุกอย่าง' },
      { en: 'A bowl of khao soi kept for you (paid at the stand)', th: 'เก็บข้าวซอยไว้ให้หนึ่งชาม (ชำระที่ร้าน)' },
    ],
    location: {
      en: 'The Old Biscuit Mill, 375 Albert Road, Woodstock, Cape Town',
      th: 'The Old Biscuit Mill, 375 Albert Road, Woodstock, เคปทาวน์',
    },
    inDays: 20,
    startsAt: '09:00',
    endsAt: '14:00',
    seats: 80,
    priceCents: 0,
    isFeatured: false,
    picture: '/images/dishes/khao-soi',
    pictureAlt: {
      en: 'Khao soi, northern curry noodle soup with a chicken leg, topped with crispy noodles, shallot and coriander; lime and pickled mustard greens beside the bowl',
      th: 'ข้าวซอยไก่ น่องไก่ในน้ำแกงกะทิ โรยเส้นกรอบ หอมแดง และผักชี ข้างชามมีมะนาวและผักกาดดอง',
    },
    foodNote: {
      en: 'Egg noodles have wheat and egg, the pickle is mustard greens. Tofu khao soi without fish sauce on request. All jars are open side by side: with a severe allergy, please do not taste.',
      th: 'เส้นบะหมี่มีข้าวสาลีและไข่ ผักดองเป็นผักกาดเขียว (มัสตาร์ด) มีข้าวซอยเต้าหู้ไม่ใส่น้ำปลา ทุกกระปุกเปิดวางใกล้กัน ถ้าแพ้รุนแรงกรุณาอย่าชิม',
    },
  },
  {
    slug: 'eight-pastes-one-evening',
    title: { en: 'Eight pastes, one evening', th: 'แปดพริกแกงในคืนเดียว' },
    shortDescription: {
      en: 'A tasting in Johannesburg: from massaman to jungle curry, in eight small bowls.',
      th: 'งานชิมที่โจฮันเนสเบิร์ก ไล่รสจากมัสมั่นถึงแกงป่า ในถ้วยเล็กแปดใบ',
    },
    description: {
      en:
        'Most people meet two or three Thai curries and think they know the family. ' +
        'In one evening at Victoria Yards you meet eight, from the mildest to the one that needs no coconut and shows no mercy. ' +
        'Each comes as a spoonful of paste to smell and a small bowl to eat, with rice in between. ' +
        'You will taste what toasted spice does, and what fresh herbs do; why Panang clings and yellow runs; what shrimp paste brings, and how three of the eight manage without. ' +
        'There are cards to make notes on, and a jug of sweet iced tea for emergencies. ' +
        'At the end you choose your favourite, and take a jar of it home.',
      th:
        'หลายคนรู้จักแกงไทยสองสามอย่างแล้วคิดว่ารู้จักทั้งครอบครัว ' +
        'คืนเดียวที่ Victoria Yards คุณจะได้รู้จักแปดอย่าง ตั้งแต่รสนุ่มที่สุด ไปจนถึงแกงที่ไม่ใส่กะทิและไม่เกรงใจใคร ' +
        'แต่ละอย่างมีพริกแกงหนึ่งช้อนให้ดม กับแกงถ้วยเล็กให้ชิม คั่นด้วยข้าวสวย ' +
        'คุณจะได้รู้ว่าเครื่องเทศคั่วต่างจากสมุนไพรสดอย่างไร ทำไมพะแนงขลุกขลิกแต่แกงกะหรี่น้ำมาก กะปิให้อะไร และสามในแปดอย่างอร่อยได้อย่างไรโดยไม่ใส่กะปิ ' +
        'มีการ์ดให้จด และชาไทยเย็นเหยือกใหญ่ไว้ช่วยชีวิต จบงานเลือกที่ชอบที่สุดกลับบ้านหนึ่งกระปุก',
    },
    included: [
      { en: 'Eight small curries with rice', th: 'แกงแปดถ้วยเล็กพร้อมข้าว' },
      { en: 'Thai iced tea and water', th: 'ชาไทยเย็นและน้ำเปล่า' },
      { en: 'A jar of your favourite', th: 'พริกแกงที่ชอบหนึ่งกระปุก' },
    ],
    location: {
      en: 'Victoria Yards, 16 Viljoen Street, Lorentzville, Johannesburg',
      th: 'Victoria Yards, 16 Viljoen Street, Lorentzville, โจฮันเนสเบิร์ก',
    },
    inDays: 33,
    startsAt: '18:00',
    endsAt: '20:30',
    seats: 24,
    priceCents: 42_000,
    isFeatured: false,
    picture: '/images/scenes/mood-flatlay',
    pictureAlt: {
      en: 'Ingredients for Thai curry paste arranged around a granite mortar on a dark table, seen from above',
      th: 'ส่วนผสมของพริกแกงไทยวางรอบครกหินบนโต๊ะสีเข้ม มองจากด้านบน',
    },
    foodNote: {
      en: 'Five of the pastes have shrimp paste, Panang has peanuts; the tea has milk. Three are vegan and come first. The last is Thai hot, and nobody has to finish it.',
      th: 'พริกแกงห้าอย่างใส่กะปิ พะแนงมีถั่วลิสง ชาใส่นม สามอย่างแรกเป็นวีแกน อย่างสุดท้ายเผ็ดแบบไทย กินไม่หมดไม่ว่ากัน',
    },
  },
  {
    slug: 'long-table-on-a-summer-evening',
    title: { en: 'Long table on a summer evening', th: 'โต๊ะยาวค่ำฤดูร้อน' },
    shortDescription: {
      en: 'One table, thirty chairs, everything in the middle: eat as one eats at home in Thailand.',
      th: 'โต๊ะเดียว สามสิบที่นั่ง กับข้าววางกลางโต๊ะ กินแบบที่บ้านเรากินกัน',
    },
    description: {
      en:
        'In Thailand nobody orders a dish for themselves. The bowls go in the middle, everyone has rice, and you take a spoonful of this and a spoonful of that, until somebody says they could not possibly, and then does. ' +
        'We set one long table for thirty and cook as for a family: som tam to wake you up, fish cakes, a whole grilled fish with seafood sauce, green curry, a mellow massaman for those who need it, morning glory from a very hot wok, and something with mango. ' +
        'You sit where there is a chair. By the second bowl you know your neighbours. ' +
        'Wine and beer are extra and come from people nearby. We begin while it is light and end by candle.',
      th:
        'กินข้าวแบบไทยไม่มีใครสั่งจานของใคร กับข้าววางกลางวง ทุกคนมีข้าวของตัวเอง ตักอย่างนั้นคำ อย่างนี้คำ จนมีคนบอกว่าอิ่มแล้ว แล้วก็ตักต่อ ' +
        'เราตั้งโต๊ะยาวสามสิบที่ ทำกับข้าวเหมือนเลี้ยงญาติ เริ่มด้วยส้มตำเรียกน้ำย่อย ทอดมัน ปลาเผาทั้งตัวกับน้ำจิ้มซีฟู้ด แกงเขียวหวาน มัสมั่นรสนุ่มสำหรับคนไม่กินเผ็ด ผัดผักบุ้งไฟแรง และของหวานจากมะม่วง ' +
        'มีเก้าอี้ว่างตรงไหนนั่งตรงนั้น พอถึงถ้วยที่สองก็คุยกับคนข้างๆ แล้ว ' +
        'ไวน์กับเบียร์คิดแยก มาจากคนทำแถวนี้ เราเริ่มตอนฟ้ายังสว่าง และจบใต้แสงเทียน',
    },
    included: [
      {
        en: 'Everything on the table, rice without end, and sweets',
        th: 'กับข้าวทุกอย่าง ข้าวเติมไม่อั้น และของหวาน',
      },
      { en: 'A welcome drink with lemongrass', th: 'เครื่องดื่มต้อนรับตะไคร้' },
    ],
    inDays: 47,
    startsAt: '18:30',
    endsAt: '21:30',
    seats: 30,
    priceCents: 69_000,
    isFeatured: true,
    picture: '/images/scenes/mood-event-table',
    pictureAlt: eventTable,
    foodNote: {
      en: 'Shared bowls mean shared traces: with a severe allergy this is not the evening for you. Vegetarians are well fed if they tell us when they sign up.',
      th: 'กินร่วมสำรับ อาจมีการปนกันของอาหาร ผู้แพ้รุนแรงไม่แนะนำงานนี้ กินมังสวิรัติได้ แจ้งตอนจอง',
    },
  },
]
