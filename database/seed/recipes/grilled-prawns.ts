import type { SeedRecipe } from './types.ts'

export const grilledPrawns: SeedRecipe = {
  slug: 'grilled-prawns',
  title: { en: 'Grilled prawns with seafood sauce', th: 'กุ้งเผากับน้ำจิ้มซีฟู้ด' },
  line: {
    en: 'Prawns, coals, salt. The bottle does the rest.',
    th: 'กุ้งสด เตาถ่าน กับเกลือนิดเดียว ที่เหลือให้น้ำจิ้มจัดการ',
  },
  story: {
    en:
      'Along the Gulf of Thailand prawns are grilled in the shell and eaten with the fingers, with a ' +
      'sauce of green chilli, lime and garlic that is sharp enough to make you sit up. It suits a South ' +
      'African braai as if it had been thought up for one. Cook it last, when everybody is already at ' +
      'the table.',
    th:
      'แถบอ่าวไทยเผากุ้งกันทั้งเปลือก แกะกินด้วยมือ จิ้มน้ำจิ้มพริกเขียว มะนาว และกระเทียมที่เปรี้ยวเผ็ดจนตาสว่าง ' +
      'เข้ากับวงปิ้งย่างแบบแอฟริกาใต้เหมือนเกิดมาคู่กัน เก็บไว้เผาเป็นอย่างสุดท้าย ตอนทุกคนนั่งพร้อมแล้ว',
  },
  picture: '/images/dishes/grilled-prawns',
  pictureAlt: {
    en: 'Grilled prawns, whole and halved, on banana leaf with lime, coriander and green seafood dip',
    th: 'กุ้งเผาทั้งตัวและผ่าครึ่งบนใบตอง พร้อมมะนาว ผักชี และน้ำจิ้มซีฟู้ด',
  },
  course: 'grill',
  prepMinutes: 20,
  cookMinutes: 8,
  restMinutes: 30,
  servings: 4,
  difficulty: 'easy',
  spiceLevel: 4,
  lines: [
    {
      id: 'prawns',
      ingredient: 'prawns',
      amount: 600,
      unit: 'g',
      note: { en: 'large, whole, in the shell', th: 'ตัวใหญ่ ทั้งเปลือก' },
    },
    { id: 'oil', ingredient: 'oil', amount: 1, unit: 'tbsp' },
    { id: 'salt', ingredient: 'salt', amount: 0.5, unit: 'tsp' },
    { id: 'sauce', product: 'seafood-dipping-sauce', amount: 160, unit: 'ml' },
    { id: 'lime', ingredient: 'lime', amount: 2, unit: 'piece', note: { en: 'halved', th: 'ผ่าครึ่ง' } },
    { id: 'coriander', ingredient: 'coriander', amount: 1, unit: 'handful', isOptional: true },
    {
      id: 'banana-leaf',
      ingredient: 'banana-leaf',
      amount: 1,
      unit: 'piece',
      note: { en: 'wiped clean', th: 'เช็ดสะอาด' },
      isOptional: true,
    },
  ],
  steps: [
    {
      title: { en: 'Light the fire', th: 'ติดเตา' },
      text: {
        en:
          'Light the coals and let them burn down until they are covered in white ash: you should be ' +
          'able to hold a hand above the grid for 3 seconds, no longer. Put the seafood sauce in the ' +
          'fridge; it wants to be cold.',
        th:
          'ติดถ่านแล้วรอให้ขี้เถ้าขาวคลุมทั่ว อังมือเหนือตะแกรงได้ประมาณ 3 วินาทีคือร้อนพอดี ระหว่างนี้แช่น้ำจิ้มซีฟู้ดไว้ในตู้เย็น ' +
          'เสิร์ฟเย็นๆ จะอร่อยกว่า',
      },
      uses: ['sauce'],
      timer: { minutes: 30, label: { en: 'Coals burn down', th: 'รอถ่านได้ที่' } },
    },
    {
      title: { en: 'Open the backs', th: 'ผ่าหลังกุ้ง' },
      text: {
        en:
          'Keep the shells on. Snip along the back of each prawn with scissors, pull out the dark vein, ' +
          'rinse and pat dry.',
        th: 'ไม่ต้องแกะเปลือก ใช้กรรไกรตัดตามแนวหลัง ดึงเส้นดำออก ล้างแล้วซับให้แห้ง',
      },
      uses: ['prawns'],
    },
    {
      title: { en: 'Oil and salt', th: 'ทาน้ำมัน โรยเกลือ' },
      text: {
        en: 'Turn the prawns in the oil and the salt just before they go on the fire.',
        th: 'คลุกกุ้งกับน้ำมันและเกลือก่อนขึ้นเตา',
      },
      uses: ['prawns', 'oil', 'salt'],
    },
    {
      title: { en: 'Grill', th: 'เผากุ้ง' },
      text: {
        en:
          'Lay the prawns on the grid and turn them once, halfway. They are done when the shells are ' +
          'red with black edges and the meat in the cut is white and no longer glassy; very large ones ' +
          'need a minute more.',
        th:
          'วางกุ้งบนตะแกรง กลับหนึ่งครั้งเมื่อครบครึ่งเวลา กุ้งสุกเมื่อเปลือกแดง ขอบเกรียมนิดๆ และเนื้อตรงรอยผ่าขาวไม่ใส ' +
          'ตัวใหญ่มากเผาต่ออีก 1 นาที',
      },
      uses: ['prawns'],
      timer: { minutes: 6, label: { en: 'Prawns', th: 'เผากุ้ง' } },
    },
    {
      title: { en: 'Char the limes', th: 'ย่างมะนาว' },
      text: {
        en:
          'For the last 2 minutes put the limes cut side down beside the prawns. Warm limes give more ' +
          'juice.',
        th: 'ช่วง 2 นาทีสุดท้าย วางมะนาวคว่ำด้านที่ผ่าลงบนตะแกรง มะนาวอุ่นๆ จะบีบง่ายและได้น้ำมากขึ้น',
      },
      uses: ['lime'],
      timer: { minutes: 2, label: { en: 'Limes', th: 'ย่างมะนาว' } },
    },
    {
      title: { en: 'Eat with your fingers', th: 'แกะกินด้วยมือ' },
      text: {
        en:
          'Pile the prawns on the banana leaf with the limes and coriander. Shake the sauce, pour it ' +
          'into small bowls and put out a big bowl for the shells.',
        th: 'จัดกุ้งบนใบตองกับมะนาวและผักชี เขย่าขวดน้ำจิ้มแล้วเทใส่ถ้วยเล็ก อย่าลืมวางชามใหญ่ไว้ใส่เปลือก',
      },
      uses: ['banana-leaf', 'prawns', 'lime', 'coriander', 'sauce'],
    },
  ],
  tips: [
    {
      en:
        'Thaw frozen prawns overnight in the fridge, in a colander over a bowl. Dry shells char; wet ' +
        'ones steam.',
      th: 'กุ้งแช่แข็งให้ละลายในตู้เย็นข้ามคืน ใส่กระชอนวางบนชาม เปลือกแห้งจะเกรียมหอม ถ้าเปียกจะกลายเป็นกุ้งนึ่ง',
    },
    {
      en: 'No braai tonight: a ridged pan over high heat, or the hottest oven grill, in the same time.',
      th: 'ไม่ได้ตั้งเตาถ่าน ใช้กระทะย่างไฟแรงหรือไฟบนของเตาอบ เวลาเท่ากัน',
    },
    {
      en:
        'Squid, mussels and fish off the fire like the same sauce. For those who eat no seafood, put ' +
        'corn and mushrooms on the grid; the sauce has fish sauce in it, so give them our sweet chilli.',
      th:
        'ปลาหมึก หอยแมลงภู่ และปลาย่างก็จิ้มน้ำจิ้มนี้ได้ ใครไม่กินของทะเล ย่างข้าวโพดกับเห็ดแทน แต่น้ำจิ้มซีฟู้ดมีน้ำปลา ' +
        'ให้จิ้มน้ำจิ้มไก่แทน',
    },
  ],
  related: ['tom-yum-prawns', 'chicken-satay', 'som-tam', 'fish-cakes'],
}
