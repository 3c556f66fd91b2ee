import type { Locale } from '#shared/kernel/locale.ts'
import { HOSTED_PROVIDERS } from '#shared/orders/payment-methods.ts'
import { khun } from '#shared/messages/th/khun.ts'

const en = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  number: 'Order number',
  amount: 'Amount',
  paidBy: 'Payment method',
  methods: {
    bank_transfer: 'Bank transfer',
    ...HOSTED_PROVIDERS,
    demo_card: 'Demo card',
    cash: 'Cash',
    card_machine: 'Card machine',
    voucher: 'Gift voucher',
  },
  demoCard: 'The demo card moves no real money.',
  leftToPay: 'Left to pay',
  lines: 'What you ordered',
  discount: (code: string | null) => (code ? `Discount (${code})` : 'Discount'),
  freeDeliveryWith: (code: string) => `Free delivery with ${code}`,
  delivery: 'Delivery',
  icePack: 'Ice pack',
  free: 'Free',
  total: 'Total',
  deliverTo: 'Deliver to',
  arrival: 'Expected delivery',
  see: 'See your order',
  shop: 'Shop now',
  questions: (email: string, phone: string) => `Any questions? Write to ${email} or call ${phone}.`,

  paid: {
    subject: (number: string) => `We have your payment for order ${number}`,
    title: 'Your payment has arrived',
    intro: (number: string) => `Thank you. We’ve received your payment for order ${number}.`,
    invoice: 'Your tax invoice is attached.',
    next: 'What happens next',
    courier:
      'We pack your jars and hand them to the courier. As soon as they’re on their way, we email you the tracking number.',
    pickup: 'We pack your jars and email you as soon as they’re ready at the restaurant.',
    at_the_table: 'We pack your jars and bring them to your table.',
    email:
      'We email the voucher on the day you chose, or right away if you chose none. On the page of your order you can print its card now.',
  },

  shipped: {
    subject: (number: string) => `Your order ${number} is on its way`,
    title: 'Your jars are on their way',
    intro: (number: string) => `We’ve handed order ${number} to the courier.`,
    tracking: 'Track your parcel',
    carrier: 'Courier',
    trackingNumber: 'Tracking number',
    track: 'Track now',
    tooHot: (phone: string) =>
      `Too hot? More coconut milk, and five more minutes on the heat. Still too hot? Call us on ${phone}.`,
  },

  again: {
    lost: {
      subject: (number: string) => `A new parcel for your order ${number}`,
      title: 'Your jars are on their way again',
      intro: (number: string) =>
        `The parcel with order ${number} got lost on the way. We’re sorry, and we’ve sent your jars again.`,
      lines: 'What’s in the new parcel',
      free: 'There’s nothing to pay. If the first parcel still turns up, tell us, and leave the rest to us.',
      collect: 'Give us the order number when you come.',
    },
    replacement: {
      subject: (number: string) => `New jars for your order ${number}`,
      title: 'Your new jars are coming',
      intro: (number: string) =>
        `We’re sorry that something was wrong with order ${number}. We replace these jars.`,
      lines: 'What you get',
      free: 'There’s nothing to pay.',
      collect:
        'They’re packed and waiting for you at our restaurant. Give us the order number when you come.',
    },
  },

  ready: {
    subject: (number: string) => `Your order ${number} is ready to collect`,
    title: 'Your jars are ready to collect',
    intro: (number: string) =>
      `Order ${number} is packed and waiting for you at our restaurant. Give us the order number when you come.`,
    place: 'Collect from',
  },

  jarsLeft: {
    subject: (number: string) => `The jars of order ${number} wait for you`,
    title: 'Your jars wait for you',
    intro: (number: string) =>
      `We couldn’t give you the jars of order ${number} at your table. They’re yours: collect them at our restaurant whenever you like, and give us the order number when you come.`,
  },

  link: {
    subject: (number: string) => `The link to your order ${number}`,
    title: 'Here is your order',
    intro: (number: string) =>
      `Somebody, most likely you, asked for the link to order ${number}. It shows where the order is, its invoice and how to pay.`,
    ignore: 'Not you? Then do nothing: the link has gone to this address only.',
  },

  cancelled: {
    subject: (number: string) => `Your order ${number} has been cancelled`,
    title: 'Your order has been cancelled',
    intro: (number: string) => `Order ${number} has been cancelled, so we won’t send it.`,
    introOfSent: (number: string) => `We’ve cancelled order ${number}.`,
    introOfVoucher: (number: string) => `Order ${number} has been cancelled, and its voucher with it.`,
    money: 'Your money',
    unpaid: 'There’s nothing to pay.',
    transferred: (email: string, phone: string) =>
      `Already paid? Tell us at ${email} or ${phone} and we’ll refund you.`,
    refund:
      'You’ve already paid. We’ll refund you within 7 days, and email you as soon as we’ve sent the money.',
    refunded: 'Your money has been refunded.',
    demoCard: 'The demo card moved no real money, so there’s nothing to refund.',
  },

  refunded: {
    subject: (number: string) => `Your refund for order ${number}`,
    title: 'Your money is on its way back',
    intro: (number: string, amount: string) => `We’ve refunded ${amount} for order ${number}.`,
    surplus: 'You paid more than the order total. This is the difference.',
    ended: 'The order has ended, so this money goes back to you.',
    whatFor: 'What it’s for',
    lowerPrice: (name: string) => `${name}, lower price`,
    sum: 'You get back',
    creditNote: 'Your credit note is attached.',
    byTransfer: 'It’s on its way to your bank account and usually arrives within 2 working days.',
    byVoucher: 'It is on your gift voucher again right away.',
    byProvider: 'It goes back the way you paid. Cards and banks usually show it after 3 to 10 working days.',
  },

  expired: {
    subject: (number: string) => `Your order ${number} has expired`,
    title: 'Your order has expired',
    intro: (number: string) =>
      `The payment for order ${number} didn’t arrive in time, so we’re no longer holding its jars for you. There’s nothing to pay.`,
    again: 'Still want them? Order again any time.',
    voucher: {
      intro: (number: string) =>
        `The payment for order ${number} didn’t arrive in time, so its voucher isn’t sold. There’s nothing to pay.`,
      again: 'Still want to give it? Order again any time.',
      shop: 'Give a voucher',
    },
    paidAlready: (email: string, phone: string) =>
      `Already paid? Your money isn’t lost. Tell us the order number at ${email} or ${phone} and we’ll sort it out with you.`,
  },
}

const th: typeof en = {
  greeting: (firstName) => `สวัสดี ${khun(firstName)}`,
  number: 'เลขที่คำสั่งซื้อ',
  amount: 'จำนวนเงิน',
  paidBy: 'วิธีชำระเงิน',
  methods: {
    bank_transfer: 'โอนเงินผ่านธนาคาร',
    ...HOSTED_PROVIDERS,
    demo_card: 'บัตรทดลอง',
    cash: 'เงินสด',
    card_machine: 'เครื่องรูดบัตร',
    voucher: 'บัตรของขวัญ',
  },
  demoCard: 'บัตรทดลองไม่มีการตัดเงินจริง',
  leftToPay: 'ยอดที่ต้องชำระ',
  lines: 'รายการที่สั่ง',
  discount: (code) => (code ? `ส่วนลด (${code})` : 'ส่วนลด'),
  freeDeliveryWith: (code) => `ส่งฟรีด้วยโค้ด ${code}`,
  delivery: 'ค่าจัดส่ง',
  icePack: 'เจลเย็น',
  free: 'ฟรี',
  total: 'ยอดรวม',
  deliverTo: 'จัดส่งถึง',
  arrival: 'คาดว่าจะได้รับ',
  see: 'ดูคำสั่งซื้อ',
  shop: 'เลือกซื้อสินค้า',
  questions: (email, phone) => `มีคำถาม เขียนถึงเราที่ ${email} หรือโทร ${phone} ได้เลย`,

  paid: {
    subject: (number) => `ได้รับยอดชำระคำสั่งซื้อ ${number} แล้ว`,
    title: 'เราได้รับยอดชำระของคุณแล้ว',
    intro: (number) => `ขอบคุณที่สั่งซื้อกับเรา ยอดชำระสำหรับคำสั่งซื้อ ${number} เข้าเรียบร้อยแล้ว`,
    invoice: 'แนบใบกำกับภาษีมาพร้อมอีเมลนี้แล้ว',
    next: 'ขั้นตอนต่อไป',
    courier: 'เราจะแพ็กสินค้าและส่งให้บริษัทขนส่ง เมื่อส่งแล้วจะแจ้งเลขพัสดุให้คุณทางอีเมล',
    pickup: 'เราจะแพ็กสินค้า แล้วแจ้งทางอีเมลเมื่อพร้อมให้รับที่ร้าน',
    at_the_table: 'เราจะแพ็กสินค้าแล้วนำไปให้ที่โต๊ะของคุณ',
    email:
      'เราจะส่งบัตรของขวัญทางอีเมลในวันที่คุณเลือก หากไม่ได้เลือกวันไว้ เราจะส่งให้ทันที และคุณพิมพ์บัตรจากหน้าคำสั่งซื้อได้ตั้งแต่ตอนนี้',
  },

  shipped: {
    subject: (number) => `คำสั่งซื้อ ${number} กำลังเดินทางไปหาคุณ`,
    title: 'สินค้ากำลังเดินทางไปหาคุณ',
    intro: (number) => `เราส่งคำสั่งซื้อ ${number} ให้บริษัทขนส่งแล้ว`,
    tracking: 'ติดตามพัสดุ',
    carrier: 'บริษัทขนส่ง',
    trackingNumber: 'เลขพัสดุ',
    track: 'ดูสถานะพัสดุ',
    tooHot: (phone) => `เผ็ดไปหรือเปล่า เติมกะทิ ตั้งไฟอีกห้านาที ยังเผ็ดอยู่ โทรมาได้เลยที่ ${phone}`,
  },

  again: {
    lost: {
      subject: (number) => `เราส่งพัสดุใหม่สำหรับคำสั่งซื้อ ${number} แล้ว`,
      title: 'เราส่งสินค้าให้คุณใหม่แล้ว',
      intro: (number) => `พัสดุของคำสั่งซื้อ ${number} สูญหายระหว่างทาง ขออภัยในความไม่สะดวก เราส่งสินค้าให้ใหม่แล้ว`,
      lines: 'สินค้าในพัสดุใหม่',
      free: 'คุณไม่ต้องชำระเงินเพิ่ม หากได้รับพัสดุเดิมภายหลัง แจ้งเราได้เลย ที่เหลือเราจะดูแลให้',
      collect: 'เมื่อมาถึงแจ้งเลขที่คำสั่งซื้อกับเรา',
    },
    replacement: {
      subject: (number) => `สินค้าทดแทนสำหรับคำสั่งซื้อ ${number}`,
      title: 'เราเปลี่ยนสินค้าให้คุณแล้ว',
      intro: (number) => `ขออภัยที่สินค้าในคำสั่งซื้อ ${number} มีปัญหา เราเปลี่ยนสินค้าเหล่านี้ให้ใหม่`,
      lines: 'สินค้าที่คุณจะได้รับ',
      free: 'คุณไม่ต้องชำระเงินเพิ่ม',
      collect: 'เราแพ็กสินค้าเรียบร้อยแล้ว แวะมารับที่ร้านได้เลย เมื่อมาถึงแจ้งเลขที่คำสั่งซื้อกับเรา',
    },
  },

  ready: {
    subject: (number) => `คำสั่งซื้อ ${number} พร้อมให้รับแล้ว`,
    title: 'สินค้าของคุณพร้อมให้รับแล้ว',
    intro: (number) => `เราแพ็กคำสั่งซื้อ ${number} เรียบร้อยแล้ว แวะมารับที่ร้านได้เลย เมื่อมาถึงแจ้งเลขที่คำสั่งซื้อกับเรา`,
    place: 'รับสินค้าที่',
  },

  jarsLeft: {
    subject: (number) => `สินค้าของคำสั่งซื้อ ${number} รออยู่ที่ร้าน`,
    title: 'สินค้าของคุณรออยู่ที่ร้าน',
    intro: (number) =>
      `เรายังไม่ได้มอบสินค้าของคำสั่งซื้อ ${number} ให้คุณที่โต๊ะ แวะมารับที่ร้านได้เมื่อสะดวก เมื่อมาถึงแจ้งเลขที่คำสั่งซื้อกับเรา`,
  },

  link: {
    subject: (number) => `ลิงก์ไปยังคำสั่งซื้อ ${number}`,
    title: 'คำสั่งซื้อของคุณอยู่ที่นี่',
    intro: (number) => `มีผู้ขอลิงก์ของคำสั่งซื้อ ${number} ซึ่งน่าจะเป็นคุณ เปิดดูสถานะ ใบกำกับภาษี และวิธีชำระเงินได้ที่ลิงก์นี้`,
    ignore: 'หากไม่ได้ขอ ไม่ต้องทำอะไร เราส่งลิงก์ไปที่อีเมลนี้เท่านั้น',
  },

  cancelled: {
    subject: (number) => `คำสั่งซื้อ ${number} ยกเลิกแล้ว`,
    title: 'คำสั่งซื้อของคุณยกเลิกแล้ว',
    intro: (number) => `คำสั่งซื้อ ${number} ยกเลิกแล้ว เราจะไม่จัดส่งสินค้า`,
    introOfSent: (number) => `เรายกเลิกคำสั่งซื้อ ${number} แล้ว`,
    introOfVoucher: (number) => `เรายกเลิกคำสั่งซื้อ ${number} และบัตรของขวัญแล้ว`,
    money: 'เรื่องการชำระเงิน',
    unpaid: 'คุณไม่ต้องชำระเงิน',
    transferred: (email, phone) => `หากคุณชำระเงินไปแล้ว แจ้งเราที่ ${email} หรือ ${phone} เราจะคืนเงินให้`,
    refund: 'คุณชำระเงินไว้แล้ว เราจะคืนเงินให้ภายใน 7 วัน และแจ้งทางอีเมลทันทีที่คืนเงินเรียบร้อย',
    refunded: 'เราคืนเงินให้คุณเรียบร้อยแล้ว',
    demoCard: 'บัตรทดลองไม่มีการตัดเงินจริง จึงไม่มียอดที่ต้องคืน',
  },

  refunded: {
    subject: (number) => `คืนเงินสำหรับคำสั่งซื้อ ${number}`,
    title: 'เราส่งเงินคืนให้คุณแล้ว',
    intro: (number, amount) => `เราคืนเงิน ${amount} สำหรับคำสั่งซื้อ ${number} ให้คุณแล้ว`,
    surplus: 'คุณชำระเกินยอดของคำสั่งซื้อ ยอดนี้คือส่วนที่เกิน',
    ended: 'คำสั่งซื้อนี้สิ้นสุดแล้ว เราจึงส่งเงินจำนวนนี้คืนให้คุณ',
    whatFor: 'รายละเอียดการคืนเงิน',
    lowerPrice: (name) => `${name} (ลดราคา)`,
    sum: 'ยอดที่ได้รับคืน',
    creditNote: 'แนบใบลดหนี้มาพร้อมอีเมลนี้แล้ว',
    byTransfer: 'เราโอนเงินเข้าบัญชีธนาคารของคุณ โดยปกติเงินจะเข้าภายใน 2 วันทำการ',
    byVoucher: 'ยอดเงินกลับเข้าบัตรของขวัญของคุณแล้ว',
    byProvider: 'เงินจะคืนผ่านช่องทางที่คุณชำระ โดยปกติจะเห็นยอดในบัตรหรือบัญชีภายใน 3 ถึง 10 วันทำการ',
  },

  expired: {
    subject: (number) => `คำสั่งซื้อ ${number} เลยกำหนดชำระเงินแล้ว`,
    title: 'คำสั่งซื้อของคุณเลยกำหนดชำระเงินแล้ว',
    intro: (number) =>
      `เราไม่ได้รับยอดชำระสำหรับคำสั่งซื้อ ${number} ภายในเวลาที่กำหนด จึงไม่ได้เก็บสินค้าไว้ให้แล้ว คุณไม่ต้องชำระเงิน`,
    again: 'ยังอยากได้อยู่ใช่ไหม สั่งซื้อใหม่ได้ทุกเมื่อ',
    voucher: {
      intro: (number) =>
        `เราไม่ได้รับยอดชำระสำหรับคำสั่งซื้อ ${number} ภายในเวลาที่กำหนด จึงยกเลิกบัตรของขวัญนี้แล้ว คุณไม่ต้องชำระเงิน`,
      again: 'ยังอยากมอบบัตรของขวัญอยู่ใช่ไหม สั่งซื้อใหม่ได้ทุกเมื่อ',
      shop: 'มอบบัตรของขวัญ',
    },
    paidAlready: (email, phone) =>
      `หากคุณชำระเงินไปแล้ว เงินของคุณไม่หายไปไหน แจ้งเลขที่คำสั่งซื้อที่ ${email} หรือ ${phone} เราจะดูแลให้`,
  },
}

export type OrderTexts = typeof en
export const orderTexts: Record<Locale, OrderTexts> = { en, th }
