import type { Locale } from '#shared/kernel/locale.ts'
import type { ReviewState, Stars } from '#shared/orders/review-fields.ts'

/** A review of a product that somebody in the demo bought, or of a recipe that they cooked. */
export type SeedReview = {
  /** The product's or the recipe's. */
  slug: string
  stars: Stars
  language: Locale
  title: string
  text: string
  /** `shown` if left out. */
  state?: ReviewState
  /** The reason for refusing it, for its writer. */
  reason?: string
  /** The shop's public answer. */
  reply?: string
}

const en = (slug: string, stars: Stars, title: string, text: string, more: Partial<SeedReview> = {}) => ({
  slug,
  stars,
  title,
  text,
  language: 'en' as const,
  ...more,
})
const th = (slug: string, stars: Stars, title: string, text: string, more: Partial<SeedReview> = {}) => ({
  slug,
  stars,
  title,
  text,
  language: 'th' as const,
  ...more,
})

/** They say what people taste and do with a jar; nothing about health, awards or other makers. */
export const seedReviews: SeedReview[] = [
  en(
    'green-curry-paste',
    5,
    'Our Friday curry now',
    'Two spoons, a tin of coconut milk, chicken thighs and whatever green is in the fridge. My teenagers ask for it by name.',
  ),
  en(
    'green-curry-paste',
    4,
    'Properly hot',
    'Lovely fresh smell when it hits the pan. Hotter than I expected, so I start with one spoon and add more.',
    {
      reply:
        'Thank you for writing. One spoon for a tin of coconut milk is how we cook it for children here, too.',
    },
  ),
  th(
    'green-curry-paste',
    5,
    'หอมเหมือนตำเอง',
    'เปิดกระปุกมาหอมผิวมะกรูดกับตะไคร้เลย ผัดกับหัวกะทิให้แตกมันก่อน อร่อยเหมือนที่แม่ทำค่ะ',
  ),
  en('red-curry-paste', 5, '', 'I use it for fish cakes more often than for curry. Very good for both.'),
  en(
    'red-curry-paste',
    5,
    'The jar that never lasts',
    'Red curry with butternut, twice this month. The paste fries beautifully and does not taste of salt alone.',
  ),
  en(
    'red-curry-paste',
    4,
    'Good, wish it was bigger',
    'Great flavour. For our family of six I need the better part of a jar, a larger one would be welcome.',
    { reply: 'We hear that from large families, and we are thinking about it. Thank you for writing.' },
  ),
  th(
    'red-curry-paste',
    5,
    'ทำทอดมันอร่อยมาก',
    'นวดกับเนื้อปลาเฮก ใส่ถั่วแขกกับใบมะกรูด ทอดแล้วเหนียวนุ่ม เด็กๆ กินหมดจานครับ',
  ),
  en(
    'yellow-curry-paste',
    5,
    'Gentle and golden',
    'Mild enough for my mother, interesting enough for the rest of us. With potatoes, of course.',
  ),
  en('yellow-curry-paste', 4, '', 'Tastes of turmeric and warm spice. I add a squeeze of lime at the end.'),
  th('yellow-curry-paste', 4, 'กลมกล่อม', 'ไม่เผ็ดมาก ใส่มันฝรั่งกับน่องไก่ เคี่ยวนานหน่อยยิ่งหอม'),
  en(
    'panang-curry-paste',
    5,
    'Rich, in a good way',
    'Thick sauce, beef strips, a little lime leaf on top. We wiped the plates with bread, sorry.',
  ),
  th('panang-curry-paste', 5, 'พะแนงข้นกำลังดี', 'ผัดพริกแกงกับกะทิจนข้น ใส่หมูสไลด์ โรยใบมะกรูดฝอย กินกับข้าวสวยร้อนๆ ฟินค่ะ'),
  en(
    'panang-curry-paste',
    3,
    'Nice, but sweet for me',
    'Good taste, only a bit sweeter than I like. I leave out the sugar now.',
  ),
  en(
    'massaman-curry-paste',
    5,
    'Sunday, solved',
    'Beef shin, low oven, three hours, this paste. The whole house smells of cinnamon and people arrive early.',
  ),
  en('massaman-curry-paste', 5, '', 'My husband does not eat hot food. He eats this, and seconds.'),
  th('massaman-curry-paste', 5, 'เครื่องเทศหอมลึก', 'ตุ๋นเนื้อน่องกับมันฝรั่งและถั่ว เครื่องเทศหอมมาก ไม่ต้องคั่วเองให้เหนื่อย'),
  en(
    'tom-yum-paste',
    5,
    'Soup in a quarter of an hour',
    'Prawns, mushrooms, one tomato, a spoon of this. Sour, hot and a little smoky. Perfect on a wet Cape evening.',
  ),
  th('tom-yum-paste', 4, 'เปรี้ยวเผ็ดถึงใจ', 'รสจัดดีค่ะ บีบมะนาวเพิ่มตอนปิดไฟ หอมน้ำพริกเผา'),
  en(
    'khao-soi-curry-paste',
    5,
    'Took me back to Chiang Mai',
    'Noodles below, crispy noodles on top, and this. Please never stop making it.',
  ),
  th('khao-soi-curry-paste', 5, 'คิดถึงเชียงใหม่', 'อยู่ไกลบ้านได้กินข้าวซอยหอมๆ แบบนี้ น้ำตาจะไหล ขอบคุณที่ทำนะคะ'),
  en(
    'jungle-curry-paste',
    4,
    'Not for the careful',
    'No coconut milk to hide behind. Clean, green and very hot. I love it, my wife does not.',
  ),
  th('kua-kling-curry-paste', 5, 'เผ็ดจริง ใต้จริง', 'คั่วกับหมูสับจนแห้ง หอมขมิ้นกับพริกไทย เผ็ดสะใจ ต้องมีผักสดข้างๆ'),
  en(
    'pad-thai-sauce',
    5,
    'Better than our takeaway',
    'Soak the noodles, have everything cut, and it is ten minutes. The sauce has the sour side that I always missed.',
  ),
  en('pad-thai-sauce', 4, '', 'Makes three good plates. A little more tamarind and it would be perfect.', {
    reply: 'A wedge of lime on the plate does it, we find. Enjoy the next one!',
  }),
  th('pad-thai-sauce', 5, 'ผัดง่าย รสลงตัว', 'เปรี้ยวหวานเค็มพอดี ใส่กุ้งแห้งกับไชโป๊เพิ่มเอง ลูกๆ ขอทุกเสาร์'),
  en(
    'holy-basil-stir-fry-sauce',
    5,
    'Fried egg on top, always',
    'I cannot get holy basil here, ordinary basil and this sauce come close enough for a Tuesday.',
  ),
  th(
    'holy-basil-stir-fry-sauce',
    4,
    'ผัดกะเพราใน 10 นาที',
    'สะดวกมากสำหรับวันทำงาน ใส่กระเทียมพริกตำเพิ่มอีกหน่อยคือใช่เลยครับ',
  ),
  en(
    'pad-see-ew-stir-fry-sauce',
    4,
    'Smoky noodles at home',
    'Get the pan really hot and do small portions. Then it works like in the restaurant.',
  ),
  en(
    'cashew-stir-fry-sauce',
    5,
    '',
    'Chicken, peppers, a handful of cashews. Hardly any chilli, so the little ones eat it as it is.',
  ),
  en(
    'sweet-chilli-dipping-sauce',
    5,
    'Not just sugar',
    'You can taste the garlic. Good with spring rolls, better with a braaied chicken wing.',
  ),
  th('sweet-chilli-dipping-sauce', 4, 'น้ำจิ้มไก่ในดวงใจ', 'หวานนำ เผ็ดตามนิดๆ จิ้มไก่ย่างกับปอเปี๊ยะอร่อย'),
  en(
    'sukiyaki-sauce',
    4,
    'For the pot in the middle',
    'We put the gas ring on the table and everybody cooks. The sauce disappears first.',
  ),
  en(
    'satay-peanut-dipping-sauce',
    5,
    'Warm it up',
    'Warm it gently and it turns silky. I thin it with coconut milk for a salad.',
  ),
  th('satay-peanut-dipping-sauce', 5, 'ถั่วหอม เข้มข้น', 'จิ้มหมูสะเต๊ะกับขนมปังปิ้ง หอมถั่วคั่วมากค่ะ'),
  en('seafood-dipping-sauce', 4, 'Wakes up a prawn', 'Green, sour and loud. Use less than you think.'),
  en(
    'jaew-dipping-sauce',
    5,
    'The braai sauce I did not know',
    'Steak, boerewors, mushrooms. Everybody asked what it was. When is it back?',
    {
      reply:
        'We stopped selling it when we called a batch back. A new one comes as soon as its lids are right.',
    },
  ),
  en(
    'green-curry-paste',
    2,
    'The lid was hard to open',
    'The paste is nice but I needed a wrench for the lid, and oil had run into the label.',
    { reply: 'That should not be so. We have sent you a message, and a new jar is on its way.' },
  ),
  en(
    'chicken-satay',
    5,
    '',
    'Made it for twelve people on Heritage Day. Soak the sticks, as it says. Not one left.',
  ),
  en(
    'pad-thai-prawns',
    4,
    'Clear steps',
    'First time that my noodles did not turn into a ball. Having all of it cut before the pan is hot was the trick.',
  ),
  th('green-curry-chicken', 5, 'ทำตามแล้วสำเร็จ', 'เพิ่งหัดทำครั้งแรก ทำตามทีละขั้นแล้วออกมาดีเกินคาดค่ะ'),
  en(
    'massaman-beef',
    5,
    'Worth the wait',
    'I made it on Saturday for Sunday. It was even better the next day.',
  ),
  en(
    'tom-yum-prawns',
    4,
    '',
    'Quick and sharp. I used hake because the prawns were finished, that works too.',
  ),
  th('khao-soi', 5, 'เส้นกรอบต้องทำเยอะๆ', 'สูตรอธิบายดีมาก เส้นกรอบข้างบนหมดก่อนทุกที คราวหน้าทอดสองเท่าครับ'),
  en(
    'massaman-curry-paste',
    4,
    'Comforting',
    'I put it on lamb knuckles instead of beef. Next time a little less liquid, but what a smell.',
    { state: 'waiting' },
  ),
  th('pad-thai-sauce', 5, 'ซื้อซ้ำรอบที่สาม', 'ติดบ้านไว้ตลอด วันไหนขี้เกียจก็ผัดไทยค่ะ', { state: 'waiting' }),
  en(
    'fish-cakes',
    5,
    'Snack of the summer',
    'We fried them outside on the gas. The cucumber on the side is not optional!',
    {
      state: 'waiting',
    },
  ),
  en(
    'tom-yum-paste',
    1,
    'Where is my parcel',
    'Ordered last week, still nothing, please send me the tracking number.',
    {
      state: 'refused',
      reason: 'This is about a parcel, not about the paste: we have answered you by email.',
    },
  ),
]
