import type { AddressMessages } from '#shared/messages/en/orders/addresses.ts'

export const addresses: AddressMessages = {
  title: 'ที่อยู่',
  lead: 'ที่อยู่สำหรับจัดส่ง เราจะกรอกที่อยู่หลักให้ก่อนเมื่อสั่งซื้อ',
  emptyHint: 'บันทึกไว้ ครั้งหน้าจะสั่งได้เร็วขึ้น',
  standard: 'ที่อยู่หลัก',
  makeStandard: 'ใช้เป็นที่อยู่หลัก',
  makeStandardOf: (street) => `ใช้เป็นที่อยู่หลัก: ${street}`,
  change: 'แก้ไข',
  changeOf: (street) => `แก้ไข: ${street}`,
  remove: 'ลบ',
  removeOf: (street) => `ลบ: ${street}`,
  add: 'เพิ่มที่อยู่',
  save: 'บันทึก',
  saving: 'สักครู่…',
  street: 'บ้านเลขที่และถนน',
  suburb: 'ย่าน (Suburb)',
  city: 'เมือง',
  province: 'จังหวัด',
  provinceHint: 'เลือกจังหวัด',
  postalCode: 'รหัสไปรษณีย์',
  tooMany: 'บันทึกได้ไม่เกินสิบที่อยู่ ลบที่อยู่เดิมก่อน',
}
