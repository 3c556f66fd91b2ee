import type { Locale } from '#shared/locale.ts'
import { purchase as en } from '#shared/messages/en/purchase.ts'
import { purchase as th } from '#shared/messages/th/purchase.ts'

/** The words around facts. */
export const factTexts = {
  en: {
    provinces: en.provinces,
    legalName: 'Registered name',
    registrationNumber: 'Registration number',
    vatNumber: 'VAT number',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    free: 'Free',
    freeFrom: (price: string) => `free from ${price}`,
    deliveryTimes: (from: number, to: number) =>
      `The courier takes ${from === to ? from : `${from} to ${to}`} working days.`,
    leaves: (time: string) => `What is paid by ${time} on a working day leaves the same day.`,
    payOnline: (minutes: number) => `You pay online: ${minutes} minutes`,
    payByTransfer: (days: number) =>
      days === 1 ? 'You pay by bank transfer: 1 day' : `You pay by bank transfer: ${days} days`,
    payLargeTransfer: (hours: number) =>
      hours === 1
        ? 'A large order by bank transfer: 1 hour'
        : `A large order by bank transfer: ${hours} hours`,
    vatRate: (percent: number) =>
      `The standard rate is ${percent}%. Zero-rated food is marked on the invoice.`,
  },
  th: {
    provinces: th.provinces,
    legalName: 'ชื่อบริษัท',
    registrationNumber: 'ทะเบียนบริษัทเลขที่',
    vatNumber: 'เลขทะเบียน VAT',
    address: 'ที่อยู่',
    phone: 'โทร',
    email: 'อีเมล',
    website: 'เว็บไซต์',
    free: 'ส่งฟรี',
    freeFrom: (price: string) => `ส่งฟรีเมื่อซื้อครบ ${price}`,
    deliveryTimes: (from: number, to: number) =>
      `บริษัทขนส่งใช้เวลา ${from === to ? from : `${from} ถึง ${to}`} วันทำการ`,
    leaves: (time: string) => `คำสั่งซื้อที่ชำระก่อน ${time} น. ของวันทำการ ส่งออกวันเดียวกัน`,
    payOnline: (minutes: number) => `ชำระออนไลน์: ${minutes} นาที`,
    payByTransfer: (days: number) => `โอนเงินผ่านธนาคาร: ${days} วัน`,
    payLargeTransfer: (hours: number) => `โอนเงินสำหรับคำสั่งซื้อจำนวนมาก: ${hours} ชั่วโมง`,
    vatRate: (percent: number) => `อัตราปกติคือ ${percent}% อาหารที่เสียภาษีอัตราศูนย์จะระบุไว้ในใบกำกับภาษี`,
  },
} as const satisfies Record<Locale, unknown>
