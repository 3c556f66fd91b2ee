import type { Locale } from '#shared/kernel/locale.ts'
import { purchase as en } from '#shared/messages/en/orders/purchase.ts'
import { purchase as th } from '#shared/messages/th/orders/purchase.ts'

/** The words around facts. */
export const factTexts = {
  en: {
    provinces: en.provinces,
    legalName: 'Registered name',
    registrationNumber: 'Registration number',
    directors: 'Directors',
    vatNumber: 'VAT number',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    free: 'Free',
    freeFrom: (price: string) => `free from ${price}`,
    deliveryTimes: (from: number, to: number) =>
      `The courier takes ${from === to ? from : `${from} to ${to}`} working days.`,
    chilledJars: (days: string) =>
      `Chilled jars leave with an ice pack, on ${days}, so that none spends a weekend in a depot.`,
    icePack: 'Ice pack, for chilled jars',
    anOrder: (price: string) => `${price} an order`,
    nothing: 'Free',
    leaves: (time: string) => `Orders paid by ${time} on a working day leave the same day.`,
    payOnline: (minutes: number) => `Paying online: we hold your order for ${minutes} minutes`,
    payByTransfer: (days: number) =>
      days === 1 ? 'Paying by bank transfer: 1 day' : `Paying by bank transfer: ${days} days`,
    payLargeTransfer: (hours: number) =>
      hours === 1
        ? 'A large order by bank transfer: 1 hour'
        : `A large order by bank transfer: ${hours} hours`,
    noDeposit: 'At the moment we ask for no deposit.',
    deposit: (from: number, amount: string, hours: number) =>
      `Parties of ${from} guests or more pay a deposit of ${amount} a guest when they reserve. Cancel at least ${hours} hours before your time, and you get all of it back.`,
    vatRate: (percent: number) =>
      `The standard rate is ${percent}%. Zero-rated food is marked on the invoice.`,
    vouchers: (years: number) =>
      `A gift voucher pays for orders, deposits and meals, at one time or in parts, for ${years} years from the day it is sent. The money on it belongs to the person who has its code. It isn’t paid out in cash, but who bought it gets back what nobody has spent. A lost card is replaced: write to us or call.`,
  },
  th: {
    provinces: th.provinces,
    legalName: 'ชื่อบริษัท',
    registrationNumber: 'ทะเบียนบริษัทเลขที่',
    directors: 'กรรมการ',
    vatNumber: 'เลขทะเบียน VAT',
    address: 'ที่อยู่',
    phone: 'โทร',
    email: 'อีเมล',
    website: 'เว็บไซต์',
    free: 'ส่งฟรี',
    freeFrom: (price: string) => `ส่งฟรีเมื่อซื้อครบ ${price}`,
    deliveryTimes: (from: number, to: number) =>
      `บริษัทขนส่งใช้เวลา ${from === to ? from : `${from} ถึง ${to}`} วันทำการ`,
    chilledJars: (days: string) => `กระปุกแช่เย็นส่งพร้อมเจลเย็น ออกจากร้าน${days} ไม่มีกระปุกไหนค้างคลังข้ามวันหยุด`,
    icePack: 'เจลเย็น สำหรับกระปุกแช่เย็น',
    anOrder: (price: string) => `คำสั่งซื้อละ ${price}`,
    nothing: 'ฟรี',
    leaves: (time: string) => `คำสั่งซื้อที่ชำระก่อน ${time} น. ของวันทำการ ส่งออกวันเดียวกัน`,
    payOnline: (minutes: number) => `ชำระออนไลน์: เก็บสินค้าไว้ให้ ${minutes} นาที`,
    payByTransfer: (days: number) => `โอนเงินผ่านธนาคาร: ${days} วัน`,
    payLargeTransfer: (hours: number) => `โอนเงินสำหรับคำสั่งซื้อจำนวนมาก: ${hours} ชั่วโมง`,
    noDeposit: 'ตอนนี้เราไม่เก็บมัดจำ',
    deposit: (from: number, amount: string, hours: number) =>
      `ตั้งแต่ ${from} คนขึ้นไปชำระมัดจำคนละ ${amount} ตอนจอง ยกเลิกก่อนเวลาอย่างน้อย ${hours} ชั่วโมง รับเงินคืนเต็มจำนวน`,
    vatRate: (percent: number) => `อัตราปกติคือ ${percent}% อาหารที่เสียภาษีอัตรา 0% จะระบุไว้ในใบกำกับภาษี`,
    vouchers: (years: number) =>
      `บัตรของขวัญใช้จ่ายค่าสินค้า มัดจำ และอาหารได้ จะใช้ครั้งเดียวหรือทยอยใช้ก็ได้ ภายใน ${years} ปีนับจากวันที่ส่ง เงินในบัตรเป็นของผู้ที่ถือรหัส แลกเป็นเงินสดไม่ได้ แต่ผู้ซื้อขอคืนส่วนที่ยังไม่มีใครใช้ได้ หากทำบัตรหาย เขียนหรือโทรหาเรา เราออกบัตรใหม่ให้`,
  },
} as const satisfies Record<Locale, unknown>
