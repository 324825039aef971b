import { makes, ONCE } from '../ground/db/makes.fixture.ts'

export const aMaterial = makes(
  'material',
  ({ nth, given: { material_no = `MADE-${nth}` } }) => ({
    material_no,
    material_desc: material_no,
    material_unit: 'KG',
  }),
  ['company_id', 'material_no'],
)

/** What an order needs of a material. */
export const aCardMaterial = makes('card_material', () => ({ line_no: 1, planned_qty: 100, per_unit: 1 }))

export const aMaterialLot = makes('material_lot', () => ({ group_no: 1, line_no: 1, at: ONCE, username: 'operator' }))
