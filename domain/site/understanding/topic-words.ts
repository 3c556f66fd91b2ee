import { HOSTED_PROVIDERS } from '#shared/orders/payment-methods.ts'
import type { ChatTopic } from '#shared/site/chat-answer.ts'

/** People's words for a topic, in both languages: `sure` says it alone, `maybe` needs company. Commas between them. */
export type Wording = { sure: string; maybe?: string }

/** The order decides where two topics are as likely. */
export const TOPIC_WORDS = {
  order: {
    sure: `
      my order, order status, order number, track, tracking, my parcel, my package, my delivery,
      order so far, where parcel, parcel arrived,
      คำสั่งซื้อ, เช็คออเดอร์, ออเดอร์, พัสดุ, เลขพัสดุ, ติดตามสินค้า, ของที่สั่ง, สินค้าที่สั่ง,
      ของถึงไหน, ของฉันอยู่ไหน, ที่สั่งไป, สั่งไปแล้ว, ของยังไม่ถึง
    `,
    maybe: `
      order, ordered, parcel, package, stuff, still waiting, still not here, not arrived, hasnt arrived, havent received,
      not received, never came, never arrived, where is it,
      ติดตาม, ที่สั่ง, สั่งไป, สั่งของไป, ยังไม่มา, ยังไม่ถึง, ไม่ได้ของ, ยังไม่ได้รับ, รอของ
    `,
  },
  returns: {
    sure: `
      return, refund, money back, send back, give back, exchange, broken, cracked, leaking, damaged,
      wrong item, wrong jar, cancel order, cancel my order, changed my mind, missing from, complaint,
      คืนสินค้า, คืนเงิน, คืนของ, ขอคืน, อยากคืน, จะคืน, ส่งคืน, วิธีคืน, คืนได้ไหม, คืนได้มั้ย, เปลี่ยนสินค้า, แตก, ชำรุด, เสียหาย, รั่ว, ยกเลิกคำสั่งซื้อ,
      ยกเลิกออเดอร์, ส่งผิด, ได้ของผิด, ของไม่ครบ, เปลี่ยนใจ
    `,
    maybe: `
      cancel,
      คืนยังไง, คืนอย่างไร, การคืน, ยกเลิก
    `,
  },
  buying: {
    sure: `
      how do i order, how do i place an order, how to order, how can i order, how do i buy, how to buy, how can i buy, place an order,
      how does ordering work, can i order online,
      สั่งยังไง, สั่งของยังไง, สั่งสินค้ายังไง, สั่งซื้อยังไง, สั่งอย่างไร, สั่งของอย่างไร, สั่งซื้ออย่างไร, วิธีสั่ง, ซื้อยังไง,
      ซื้ออย่างไร, ซื้อได้ยังไง, ซื้อของยังไง
    `,
  },
  delivery: {
    sure: `
      delivery, deliver, delivered, shipping, ship, courier, postage, posted, free delivery, pick up,
      pickup, collect, collection, collecting, how long does it take to arrive, abroad, overseas,
      international,
      ค่าส่ง, ค่าจัดส่ง, จัดส่ง, ส่งฟรี, ส่งถึง, ส่งของ, ส่งสินค้า, ขนส่ง, ส่งไป, ส่งที่, ส่งกี่วัน,
      กี่วันถึง, รับเอง, รับสินค้า, รับของ, ต่างประเทศ, ส่งมา, ได้ของเมื่อไร, กี่วันได้, กี่วันจะได้,
      ได้รับกี่วัน, ส่งนาน
    `,
    maybe: `
      arrive, send, post, province,
      ส่ง, จังหวัด, ถึงเมื่อไร
    `,
  },
  vouchers: {
    sure: `
      voucher, gift voucher, gift card, giftcard, gift certificate,
      บัตรกำนัล, บัตรของขวัญ, กิฟต์การ์ด, กิฟการ์ด, กิ๊ฟการ์ด, กิฟต์วอเชอร์, วอเชอร์, เวาเชอร์
    `,
  },
  gifts: {
    sure: `
      gift, gift box, gift set, hamper, gift wrap, gift wrapping, wrapped, wrapping, greeting card,
      ของขวัญ, กล่องของขวัญ, ชุดของขวัญ, กระเช้า, ห่อของขวัญ, การ์ดอวยพร
    `,
    maybe: `
      box, set, wrap,
      กล่อง, ชุด, เซต, เซ็ต, ห่อ
    `,
  },
  payment: {
    sure: `
      pay, payment, paid, paying, credit card, debit card, bank card, eft, bank transfer, visa,
      mastercard, ${Object.values(HOSTED_PROVIDERS).join(', ')}, cash, amex, american express, snapscan, zapper, apple pay, google pay, samsung pay,
      card machine, paypal, bitcoin, crypto, instalment, invoice, receipt, bank account, bank details,
      จ่ายเงิน, จ่าย, ชำระ, ชำระเงิน, บัตรเครดิต, บัตรเดบิต, โอน, โอนเงิน, เลขบัญชี, เงินสด, ใบกำกับภาษี, ใบเสร็จ,
      วิธีชำระ
    `,
    maybe: `
      card, transfer, vat,
      บัตร, ภาษี
    `,
  },
  table: {
    sure: `
      table, reservation, my booking, our booking, reserve, reserving, book a table, seat us, high chair,
      จองโต๊ะ, โต๊ะ, จองที่, การจอง, ยกเลิกจอง, เลื่อนจอง, ที่จองไว้, โต๊ะว่าง, ที่นั่งว่าง
    `,
    maybe: `
      book, booking, dinner, lunch, seat,
      จอง, มื้อเย็น, มื้อกลางวัน, ที่นั่ง, ว่างไหม, ที่ว่าง
    `,
  },
  hours: {
    sure: `
      opening hour, opening time, open, opened, opening, close, closed, closing, business hour,
      what hours,
      เวลาทำการ, เวลาเปิด, เปิดกี่โมง, ปิดกี่โมง, เปิด, ปิด, เปิดปิด, วันหยุด, ร้านหยุด, เปิดร้าน
    `,
    maybe: `
      hour, what time, when,
      กี่โมง, ถึงกี่โมง
    `,
  },
  address: {
    sure: `
      address, where are you, where is the restaurant, where is restaurant, where is the shop,
      where is your restaurant, where is your shop, where is krok, located, location, direction,
      find you, get to you, how do i get there, google map, where can i find you,
      ที่อยู่, ร้านอยู่ที่ไหน, ร้านอยู่ไหน, ร้านอยู่ตรงไหน, ร้านอาหารอยู่ที่ไหน,
      ร้านอาหารอยู่ไหน, ร้านอาหารอยู่ตรงไหน, อยู่แถวไหน, แผนที่, ไปร้านยังไง,
      ทางไปร้าน, ที่ตั้ง, พิกัด
    `,
    maybe: `
      street, map,
      อยู่ที่ไหน, อยู่ไหน, ตรงไหน
    `,
  },
  contact: {
    sure: `
      contact, phone, phone number, telephone, call you, email, email address, e mail, whatsapp,
      speak to someone, talk to someone, real person, talk to a person, speak to a person, human,
      customer service, write to you,
      ติดต่อ, เบอร์โทร, เบอร์, โทรหา, โทรศัพท์, อีเมล, คุยกับคน, คุยกับพนักงาน, แอดมิน, เจ้าหน้าที่,
      ไลน์ร้าน
    `,
    maybe: `
      call,
      โทร
    `,
  },
  event: {
    sure: `
      event, class, workshop, cooking class, course, tasting evening, happening, what is on,
      กิจกรรม, คลาส, เวิร์กช็อป, เรียนทำอาหาร, คอร์ส, สอนทำอาหาร, อีเวนต์, มีงาน
    `,
    maybe: `
      sign up, join, ticket,
      สมัคร, เข้าร่วม, ลงทะเบียน
    `,
  },
  recipe: {
    sure: `
      recipe, how to cook, how do i cook, how to make, how do i make, how do you make,
      how do you cook, cook at home, cooking instruction,
      สูตร, วิธีทำ, วิธีปรุง, ทำยังไง, ทำอย่างไร, ทำกินเอง, ทำเองที่บ้าน, สูตรอาหาร
    `,
    maybe: `
      cook, make, cooking,
      ทำอาหาร, ทำกับข้าว, ทำอะไร, ปรุง
    `,
  },
  menu: {
    sure: `
      menu, dish, on the menu, sold out tonight, what do you serve, starter, dessert, sweet dish,
      drink, main course, beer, wine,
      เมนู, จาน, อาหารที่ร้าน, เครื่องดื่ม, ของหวาน, ขนม, มีอะไรกิน, กินที่ร้าน, ทานที่ร้าน,
      สั่งอะไรดี, เบียร์, ไวน์
    `,
    maybe: `
      serve, eat, plate, tonight, restaurant,
      เสิร์ฟ, กิน, ทาน, ร้านอาหาร
    `,
  },
  product: {
    sure: `
      curry paste, paste, sauce, dipping sauce, dip, stir fry sauce, jar, bottle, product,
      what do you sell,
      พริกแกง, ซอส, ซอสผัด, น้ำจิ้ม, กระปุก, ขวด, สินค้า, เครื่องแกง, ขายอะไร, น้ำพริก
    `,
    maybe: `
      sell, buy,
      ขาย, ซื้อ
    `,
  },
  greeting: {
    sure: `
      hello, hi, hey, howzit, good morning, good afternoon, good evening, sawasdee, robot, chatbot,
      are you a bot, who are you, what can you do,
      คุณเป็นใคร, บอท, แชทบอท, หุ่นยนต์, ทำอะไรได้บ้าง, สวัสดี, หวัดดี, ดีจ้า, ฮัลโหล
    `,
  },
  thanks: {
    sure: `
      thank, thank you, thx, cheers, bye, goodbye, great help,
      ขอบคุณ, ขอบใจ, แต๊งกิ้ว, ลาก่อน, บาย
    `,
  },
} as const satisfies Partial<Record<ChatTopic, Wording>>

/** Things that people ask for and nothing in the shop tells of. */
export const UNTOLD_WORDS = `
  wholesale, wholesaler, bulk,
  reseller, resell, distributor, stockist, franchise, job, vacancy, hiring, sponsor,
  ขายส่ง, ตัวแทนจำหน่าย, แฟรนไชส์, สมัครงาน, รับสมัคร, ยกลัง
`
