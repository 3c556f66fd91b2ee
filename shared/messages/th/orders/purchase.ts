import type { PurchaseMessages } from '../../en/orders/purchase.ts'

export const purchase: PurchaseMessages = {
  provinces: {
    EC: 'อีสเทิร์นเคป (Eastern Cape)',
    FS: 'ฟรีสเตต (Free State)',
    GP: 'เคาเต็ง (Gauteng)',
    KZN: 'ควาซูลู-นาทัล (KwaZulu-Natal)',
    LP: 'ลิมโปโป (Limpopo)',
    MP: 'อึมพูมาลังกา (Mpumalanga)',
    NC: 'นอร์เทิร์นเคป (Northern Cape)',
    NW: 'นอร์ทเวสต์ (North West)',
    WC: 'เวสเทิร์นเคป (Western Cape)',
  },
  payment: {
    bank_transfer: 'โอนเงินผ่านธนาคาร',
    hosted: (provider) => `บัตรหรือโอนเงินทันทีผ่าน ${provider}`,
    demo_card: 'บัตรทดลอง',
  },
  sale: { saved: (amount) => `ราคาพิเศษ ลดชิ้นละ ${amount}` },
  total: {
    goods: 'ค่าสินค้า',
    discount: (code) => (code ? `ส่วนลด (${code})` : 'ส่วนลด'),
    freeDeliveryWith: (code) => `ส่งฟรีด้วยโค้ด ${code}`,
    delivery: 'ค่าจัดส่ง',
    icePack: 'เจลเย็น',
    deliveryLater: 'ตามจังหวัด',
    free: 'ฟรี',
    vat: (percent) => `รวมภาษีมูลค่าเพิ่ม ${percent}% แล้ว`,
    total: 'ยอดรวมทั้งหมด',
    voucher: 'บัตรของขวัญ',
    left: 'ยอดที่ต้องชำระ',
  },
}
