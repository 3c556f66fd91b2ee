import type { SeedRecipe } from './types.ts'

export const tomYumPrawns: SeedRecipe = {
  slug: 'tom-yum-prawns',
  title: { en: 'Tom yum with prawns', th: 'ต้มยำกุ้ง' },
  line: {
    en: 'Hot, sour and smoky, with the sweetness of prawn shells underneath.',
    th: 'เปรี้ยว เผ็ด หอมพริกเผา หวานน้ำต้มหัวกุ้ง',
  },
  story: {
    en:
      'Tom means to boil, yum is a sour and spicy toss; the soup is both. It belongs to the rivers of ' +
      'central Thailand, where the prawns are large and their heads are full of orange fat. In 2024 ' +
      'UNESCO placed tomyum kung on its list of intangible cultural heritage.',
    th:
      'ต้มกับยำอยู่ในหม้อเดียวกัน ได้ซุปเปรี้ยวเผ็ดที่ซดแล้วตื่น ต้มยำกุ้งเกิดจากครัวริมน้ำของภาคกลาง ที่มีกุ้งตัวโตมันเยิ้มหัว พ.ศ. 2567 ' +
      'ยูเนสโกขึ้นทะเบียนต้มยำกุ้งเป็นมรดกภูมิปัญญาทางวัฒนธรรม',
  },
  picture: '/images/dishes/tom-yum',
  pictureAlt: {
    en: 'Tom yum soup with prawns, mushrooms, tomato, lemongrass and lime leaf',
    th: 'ต้มยำกุ้งใส่เห็ด มะเขือเทศ ตะไคร้ และใบมะกรูด',
  },
  course: 'soup',
  prepMinutes: 20,
  cookMinutes: 25,
  servings: 4,
  difficulty: 'easy',
  spiceLevel: 3,
  lines: [
    {
      id: 'prawns',
      ingredient: 'prawns',
      amount: 500,
      unit: 'g',
      note: { en: 'whole, heads on', th: 'ทั้งตัว มีหัว' },
    },
    { id: 'water', ingredient: 'water', amount: 1200, unit: 'ml' },
    {
      id: 'lemongrass',
      ingredient: 'lemongrass',
      amount: 2,
      unit: 'stalk',
      note: { en: 'bruised, cut into 5 cm lengths', th: 'บุบ หั่นท่อน 5 ซม.' },
    },
    { id: 'galangal', ingredient: 'galangal', amount: 6, unit: 'slice' },
    {
      id: 'leaves',
      ingredient: 'makrut-lime-leaf',
      amount: 5,
      unit: 'piece',
      note: { en: 'torn', th: 'ฉีก' },
    },
    { id: 'paste', product: 'tom-yum-paste', amount: 60, unit: 'g' },
    {
      id: 'mushrooms',
      ingredient: 'mushroom',
      amount: 200,
      unit: 'g',
      note: { en: 'torn into bites', th: 'ฉีกชิ้นพอคำ' },
    },
    {
      id: 'tomatoes',
      ingredient: 'cherry-tomato',
      amount: 150,
      unit: 'g',
      note: { en: 'halved', th: 'ผ่าครึ่ง' },
    },
    { id: 'milk', ingredient: 'evaporated-milk', amount: 80, unit: 'ml', isOptional: true },
    { id: 'fish-sauce', ingredient: 'fish-sauce', amount: 2, unit: 'tbsp' },
    { id: 'lime', ingredient: 'lime-juice', amount: 60, unit: 'ml' },
    {
      id: 'chillies',
      ingredient: 'birds-eye-chilli',
      amount: 4,
      unit: 'piece',
      note: { en: 'bruised', th: 'บุบ' },
    },
    { id: 'coriander', ingredient: 'coriander', amount: 1, unit: 'handful' },
  ],
  steps: [
    {
      title: { en: 'Make the stock', th: 'ต้มน้ำซุปหัวกุ้ง' },
      text: {
        en:
          'Peel and devein the prawns and keep the meat cold. Boil the heads and shells in the water, ' +
          'press the heads with a spoon so that they give up their orange fat, and strain.',
        th: 'แกะกุ้ง ผ่าหลังดึงเส้นดำออก เก็บเนื้อไว้ในตู้เย็น ต้มหัวกับเปลือกในน้ำ ใช้ทัพพีกดหัวกุ้งให้มันออก แล้วกรอง',
      },
      uses: ['prawns', 'water'],
      timer: { minutes: 10, label: { en: 'Shells boil', th: 'ต้มหัวกุ้ง' } },
    },
    {
      title: { en: 'Add the roots and leaves', th: 'ใส่ข่า ตะไคร้ ใบมะกรูด' },
      text: {
        en:
          'Bring the stock back to a simmer with the lemongrass, galangal and lime leaves. They are ' +
          'here for their scent; nobody has to eat them.',
        th: 'ตั้งน้ำซุปให้เดือดอ่อนๆ อีกครั้ง ใส่ตะไคร้ ข่า และใบมะกรูด ต้มให้หอม สามอย่างนี้เอากลิ่น ไม่ต้องกินก็ได้',
      },
      uses: ['lemongrass', 'galangal', 'leaves'],
      timer: { minutes: 5, label: { en: 'Herbs simmer', th: 'ต้มสมุนไพร' } },
    },
    {
      title: { en: 'Stir in the paste', th: 'ละลายน้ำพริกเผาต้มยำ' },
      text: {
        en:
          'Loosen the tom yum paste with a ladle of hot stock, pour it back and stir until red drops of ' +
          'oil float on top.',
        th: 'ตักน้ำซุปร้อนหนึ่งทัพพีละลายน้ำพริกเผาต้มยำ เทกลับลงหม้อ คนจนมีน้ำมันสีแดงลอยหน้า',
      },
      uses: ['paste'],
    },
    {
      title: { en: 'Mushrooms and tomatoes', th: 'ใส่เห็ดกับมะเขือเทศ' },
      text: {
        en: 'Add the mushrooms and tomatoes and give them a head start on the prawns.',
        th: 'ใส่เห็ดกับมะเขือเทศ ต้มให้พอนุ่มก่อนใส่กุ้ง',
      },
      uses: ['mushrooms', 'tomatoes'],
      timer: { minutes: 2, label: { en: 'Mushrooms', th: 'ต้มเห็ด' } },
    },
    {
      title: { en: 'Prawns in', th: 'ใส่กุ้ง' },
      text: {
        en:
          'Slip in the prawns. As soon as they have curled, turned pink and gone white in the thickest ' +
          'part, they are done. For the creamy kind, stir in the evaporated milk now.',
        th: 'ใส่กุ้ง พอตัวงอ เป็นสีชมพู และเนื้อตรงที่หนาที่สุดขาวทั่วก็สุกแล้ว ถ้าชอบต้มยำน้ำข้น เติมนมข้นจืดตอนนี้',
      },
      uses: ['prawns', 'milk'],
      timer: { minutes: 3, label: { en: 'Prawns', th: 'ต้มกุ้ง' } },
    },
    {
      title: { en: 'Sour it off the heat', th: 'ปิดไฟแล้วปรุงเปรี้ยว' },
      text: {
        en:
          'Take the pot off the heat. Stir in the fish sauce, lime juice and chillies and taste: the ' +
          'sour should arrive first. Scatter with coriander and serve right away.',
        th: 'ปิดไฟก่อน แล้วใส่น้ำปลา น้ำมะนาว และพริกขี้หนู ชิมให้เปรี้ยวนำ โรยผักชี เสิร์ฟร้อนๆ',
      },
      uses: ['fish-sauce', 'lime', 'chillies', 'coriander'],
    },
  ],
  tips: [
    {
      en:
        'Lime juice turns bitter when it boils. Reheat the soup gently and squeeze in a little more at ' +
        'the end.',
      th: 'น้ำมะนาวต้มแล้วขม ถ้าจะอุ่นใช้ไฟอ่อน แล้วบีบมะนาวเพิ่มตอนท้าย',
    },
    {
      en:
        'With peeled prawns take a little over half the weight, and chicken stock instead of water. ' +
        'Thaw frozen ones in the fridge, not on the counter.',
      th: 'ถ้าใช้กุ้งแกะแล้ว ใช้แค่ครึ่งกว่าๆ ของน้ำหนัก และใช้น้ำซุปไก่แทนน้ำ กุ้งแช่แข็งให้ละลายในตู้เย็น ไม่วางทิ้งไว้ข้างนอก',
    },
    {
      en:
        'Chicken or line fish take the place of prawns; slice them thinly and see that they are cooked ' +
        'through.',
      th: 'เปลี่ยนเป็นไก่หรือปลาสดก็ได้ หั่นบางๆ และต้มให้สุกทั่ว',
    },
  ],
  related: ['grilled-prawns', 'sukiyaki', 'jungle-curry-chicken', 'som-tam'],
}
