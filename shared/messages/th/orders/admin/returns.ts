import type { StaffMessages } from '../../../en/admin.ts'

export const returns: StaffMessages['returns'] = {
  title: 'การขอคืนสินค้า',
  states: {
    waiting: 'รอคำตอบ',
    refunded: 'คืนเงินแล้ว',
    replaced: 'ส่งของใหม่แล้ว',
    declined: 'ไม่รับคืน',
  },
  reasons: {
    broken: 'แตกหรือรั่ว',
    wrong: 'ไม่ตรงกับที่สั่ง หรือขาด',
    quality: 'เลยวันที่ควรบริโภค หรือคุณภาพไม่ดี',
    not_as_described: 'ไม่ตรงกับที่บอกไว้',
    changed_mind: 'เปลี่ยนใจ',
    after_advert: 'เปลี่ยนใจ สั่งเพราะโฆษณา',
  },
  rights: {
    defect: 'Consumer Protection Act มาตรา 55 และ 56: ลูกค้าเป็นคนเลือก ร้านออกค่าส่งคืน',
    description: 'Consumer Protection Act มาตรา 20: คืนเงินเต็มจำนวน ร้านออกค่าส่งคืน',
    collected: 'คำสัญญาของร้านสำหรับสินค้าที่มารับเอง: คืนเงินสำหรับกระปุกที่ยังไม่เปิด',
    direct_marketing:
      'Consumer Protection Act มาตรา 16: คืนเงินภายใน 15 วันทำการหลังได้รับกระปุกที่ยังไม่เปิด ลูกค้าออกค่าส่งคืน',
  },
  inTime: (until) => `ขอภายในกำหนด ซึ่งถึงวันที่ ${until}`,
  notArrived: 'ขอก่อนที่คำสั่งซื้อจะบันทึกว่าจัดส่งสำเร็จ',
  wishes: { refund: 'ลูกค้าต้องการเงินคืน', replacement: 'ลูกค้าต้องการของใหม่' },
  asked: (when) => `ขอเมื่อ ${when}`,
  decided: (when, who) => `ตอบเมื่อ ${when} โดย ${who}`,
  formerStaff: 'อดีตทีมงาน',
  picture: (at) => `รูปที่ ${at}`,
  refund: (amount) => `คืนเงิน ${amount}`,
  byAdmins: 'ผู้ดูแลเป็นคนคืนเงิน',
  nothingToRefund: 'ไม่มียอดเงินของกระปุกเหล่านี้ให้คืน',
  replace: 'ส่งของใหม่',
  costHint: 'ค่าส่งที่ร้านจ่ายให้ขนส่ง แสดงในคำสั่งซื้อ เห็นเฉพาะทีมงาน',
  replaceHint: 'ตัดสต็อกทันที และลูกค้าจะได้รับอีเมล',
  replaceNow: 'บันทึกว่าส่งแล้ว',
  decline: 'ไม่รับคืน',
  declineTitle: 'ไม่รับคืน',
  answer: 'เหตุผล',
  answerHint: 'ลูกค้าจะได้อ่านตามที่คุณเขียน สิทธิที่กฎหมายให้ปฏิเสธไม่ได้',
  refusals: {
    answered: 'มีคนตอบเรื่องนี้ไปแล้ว',
    same_number: 'หมายเลขนี้เป็นของพัสดุครั้งก่อน',
    out_of_stock: (left) => `สต็อกเหลือ ${left}`,
  },
}
