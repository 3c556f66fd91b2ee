import { eventTable } from './pictures.ts'
import type { SeedEvent } from './types.ts'

/** The events that the demo shop looks back on. */
export const pastEvents: SeedEvent[] = [
  {
    slug: 'satay-on-the-fire',
    title: { en: 'Satay on the fire', th: 'สะเต๊ะริมเตาถ่าน' },
    shortDescription: {
      en: 'Heritage Month at the restaurant: braai meets satay, and both sides won.',
      th: 'เดือนมรดกวัฒนธรรมที่ร้าน เตาบราย (braai) พบสะเต๊ะ เสมอกันไป',
    },
    description: {
      en:
        'South Africa has the braai, Thailand has the charcoal pot on the pavement, and on this afternoon they stood side by side in our courtyard. ' +
        'We threaded chicken, pork and tofu on sticks, brushed them with coconut milk and turned them over coals from rooikrans wood. ' +
        'There was satay sauce by the litre, jaew for the boerewors (yes, and it works), cucumber relish, grilled mealies with lime leaf butter, and sticky rice to eat with your fingers. ' +
        'Sixty people came, and the last of them helped us carry in the tables. ' +
        'If you missed it: the satay is in our recipes, and the fire is in your own garden. We will light ours again next spring.',
      th:
        'แอฟริกาใต้มีบราย (braai) ไทยมีเตาถ่านริมทาง บ่ายวันนั้นสองอย่างนี้ตั้งอยู่ข้างกันที่ลานหลังร้าน ' +
        'เราเสียบไก่ หมู และเต้าหู้ ทากะทิ แล้วพลิกบนถ่านไม้รอยครานส์ ' +
        'มีน้ำจิ้มสะเต๊ะเป็นลิตร น้ำจิ้มแจ่วสำหรับบูร์วอร์ส (ไส้กรอกแอฟริกาใต้ เข้ากันจริงๆ) อาจาด ข้าวโพดย่างเนยใบมะกรูด และข้าวเหนียวปั้นจิ้ม ' +
        'มากันหกสิบคน คนกลุ่มสุดท้ายช่วยเรายกโต๊ะเก็บ ' +
        'ใครพลาดไป สูตรสะเต๊ะอยู่ในหน้าสูตรอาหาร ส่วนเตาอยู่ที่สวนบ้านคุณ ฤดูใบไม้ผลิหน้าเราจะจุดเตาอีกครั้ง',
    },
    included: [
      { en: 'Six skewers and three sides', th: 'สะเต๊ะหกไม้กับเครื่องเคียงสามอย่าง' },
      { en: 'A cold drink', th: 'เครื่องดื่มเย็นหนึ่งแก้ว' },
    ],
    inDays: -59,
    startsAt: '13:00',
    endsAt: '17:00',
    seats: 60,
    priceCents: 28_000,
    isFeatured: false,
    picture: '/images/dishes/chicken-satay',
    pictureAlt: {
      en: 'Grilled chicken satay skewers on banana leaf with a bowl of peanut sauce and cucumber relish',
      th: 'สะเต๊ะไก่ย่างวางบนใบตอง พร้อมน้ำจิ้มถั่วและอาจาด',
    },
    foodNote: {
      en: 'Peanut in the sauce, fish sauce in the jaew, milk in the butter; boerewors may have wheat and sulphites. Gentle.',
      th: 'น้ำจิ้มสะเต๊ะมีถั่วลิสง แจ่วมีน้ำปลา เนยมีนม ไส้กรอกอาจมีข้าวสาลีและซัลไฟต์ เผ็ดน้อย',
    },
  },
  {
    slug: 'massaman-for-wet-weather',
    title: { en: 'Massaman for wet weather', th: 'มัสมั่นวันฝนพรำ' },
    shortDescription: {
      en: 'A winter class about patience: dry-roasted spice, cheap beef, low heat.',
      th: 'คลาสฤดูหนาวว่าด้วยความใจเย็น เครื่องเทศคั่ว เนื้อส่วนเหนียว และไฟอ่อน',
    },
    description: {
      en:
        'It rained, as ordered. Twelve people came in with wet coats and stood around the stove while cinnamon, cloves and cardamom went from pale to fragrant in a dry pan. ' +
        'We pounded the paste without shrimp, as it is done for this curry in our kitchen, and put shin of beef into coconut milk that hardly moved. ' +
        'Then came the hard part: ninety minutes of doing nothing. We filled them with roti, which everybody tore and nobody stretched properly, and with a lesson on tamarind. ' +
        'By the time potatoes and onions were soft, the windows had steamed over. ' +
        'Nobody wanted to leave, so we opened a bottle. The recipe is on our site; the rain you have to bring yourself.',
      th:
        'วันนั้นฝนตกตามสั่ง สิบสองคนเดินเข้ามาทั้งเสื้อเปียก แล้วล้อมเตาดูอบเชย กานพลู และกระวานค่อยๆ หอมในกระทะแห้ง ' +
        'เราโขลกพริกแกงแบบไม่ใส่กะปิ ตามสูตรของครัวเรา แล้วใส่เนื้อน่องลงในกะทิที่เดือดแค่พอขยับ ' +
        'จากนั้นถึงช่วงยากที่สุด คือไม่ต้องทำอะไรเลยเก้าสิบนาที เราเอาโรตีมาฆ่าเวลา ทุกคนทำขาด ไม่มีใครตีแผ่นได้บางสักคน แล้วคุยเรื่องมะขามเปียกกันยาว ' +
        'พอมันฝรั่งกับหอมใหญ่นุ่ม กระจกหน้าต่างก็ขึ้นฝ้าหมดแล้ว ' +
        'ไม่มีใครอยากกลับ เราจึงเปิดไวน์อีกขวด สูตรอยู่ในเว็บ ส่วนฝนต้องรอเอง',
    },
    included: [
      { en: 'All ingredients and a mortar to use', th: 'วัตถุดิบทั้งหมดและครกให้ยืมใช้' },
      { en: 'Lunch with a glass of wine', th: 'มื้อกลางวัน พร้อมไวน์หนึ่งแก้ว' },
    ],
    inDays: -133,
    startsAt: '10:30',
    endsAt: '14:30',
    seats: 12,
    priceCents: 85_000,
    isFeatured: false,
    picture: '/images/dishes/massaman',
    pictureAlt: {
      en: 'Massaman curry with beef, potato, peanuts, cinnamon and star anise in a dark bowl',
      th: 'แกงมัสมั่นเนื้อ ใส่มันฝรั่ง ถั่วลิสง อบเชย และโป๊ยกั๊ก ในชามสีเข้ม',
    },
    foodNote: {
      en: 'Peanuts go into the pot, wheat is in the roti. The curry is salted, without fish sauce. Medium hot.',
      th: 'ในหม้อใส่ถั่วลิสง โรตีมีข้าวสาลี แกงปรุงด้วยเกลือ ไม่ใส่น้ำปลา เผ็ดกลาง',
    },
  },
  {
    slug: 'songkran-lunch',
    title: { en: 'Songkran lunch', th: 'มื้อเที่ยงวันสงกรานต์' },
    shortDescription: {
      en: 'Thai New Year in April: jasmine rice in iced water, and a bowl of water at the door.',
      th: 'ปีใหม่ไทยเดือนเมษายน ข้าวแช่เย็นชื่นใจ กับขันน้ำลอยดอกมะลิหน้าประตู',
    },
    description: {
      en:
        "Songkran is Thailand's New Year and its hottest week, and so everybody throws water. " +
        "In a Cape Town autumn we kept it to a silver bowl with jasmine at the door, and poured a little over each other's hands, as one does for parents and grandparents. " +
        'On the table stood khao chae, the dish of the season: rice in iced, jasmine-scented water, with shrimp paste balls, sweet shredded pork and stuffed peppers beside it. ' +
        'You take a bite of something salty, then a spoonful of cold rice, and understand April in Bangkok. ' +
        'Four grandmothers of friends came, corrected the carving of the vegetables, and were right. ' +
        'We will do it again when the year turns.',
      th:
        'สงกรานต์คือปีใหม่ไทยและสัปดาห์ที่ร้อนที่สุดของปี ใครๆ จึงสาดน้ำกัน ' +
        'แต่เดือนเมษายนที่เคปทาวน์เริ่มเย็น เราจึงตั้งแค่ขันเงินลอยดอกมะลิไว้หน้าประตู แล้วรดน้ำให้กันที่มือ เหมือนรดน้ำขอพรพ่อแม่ปู่ย่า ' +
        'บนโต๊ะมีข้าวแช่ ของประจำฤดู ข้าวในน้ำลอยดอกมะลิใส่น้ำแข็ง เคียงลูกกะปิ หมูฝอยหวาน และพริกหยวกสอดไส้ ' +
        'กินของเค็มหนึ่งคำ ตามด้วยข้าวเย็นๆ หนึ่งช้อน เหมือนได้กลับไปเดือนเมษาที่กรุงเทพฯ ' +
        'มีคุณยายของเพื่อนมาสี่คน ช่วยแก้ผักแกะสลักให้เรา และแก้ถูกทุกอย่าง ปีหน้าเราจะทำอีก',
    },
    included: [
      { en: 'Khao chae with six side dishes', th: 'ข้าวแช่กับเครื่องเคียงหกอย่าง' },
      { en: 'Sweets and jasmine tea', th: 'ขนมไทยและชามะลิ' },
    ],
    inDays: -222,
    startsAt: '12:00',
    endsAt: '15:00',
    seats: 36,
    priceCents: 59_000,
    isFeatured: false,
    picture: '/images/scenes/mood-event-table',
    pictureAlt: eventTable,
    foodNote: {
      en: 'Shrimp paste, fish and egg in the side dishes. Gentle.',
      th: 'เครื่องเคียงมีกะปิ ปลา และไข่ เผ็ดน้อย',
    },
  },
]
