import { MOST_CAVITIES } from './cavities/tool-cavities.ts'
import type { ImportDefinition, ImportField, ImportKind } from './import-kind.ts'

const text = (name: string, most: number, words: readonly string[], otherwise?: string): ImportField => ({
  name,
  type: 'text',
  most,
  words,
  ...(otherwise === undefined ? {} : { otherwise }),
})
const number = (name: string, otherwise: number, words: readonly string[]): ImportField => ({
  name,
  type: 'number',
  otherwise,
  words,
})
const aboveZero = (name: string, otherwise: number, words: readonly string[]): ImportField => ({
  ...number(name, otherwise, words),
  aboveZero: true,
})
const yesNo = (name: string, otherwise: boolean, words: readonly string[]): ImportField => ({
  name,
  type: 'yes-no',
  otherwise,
  words,
})

const part = text('part_no', 40, ['article', 'article no', 'item', 'item no', 'part', 'artikel', 'artikelnr', 'detalj'])
const operation = text('op_number', 20, ['operation', 'operation no', 'op', 'op no', 'opnr', 'operationsnr'])
const machine = ['machine', 'machine no', 'resource', 'work centre', 'work center', 'maskin', 'maskinnr', 'resurs']
const toolWords = ['tool', 'tool no', 'mould', 'mold', 'verktyg', 'verktygsnr']

export const importDefinitions: Readonly<Record<ImportKind, ImportDefinition>> = {
  parts: {
    kind: 'parts',
    key: ['part_no', 'op_number'],
    fields: [
      part,
      operation,
      text('part_description', 200, ['description', 'article name', 'benämning', 'artikelbenämning', 'namn'], ''),
      text('op_name', 80, ['operation name', 'operationsnamn', 'moment'], ''),
      text('unit', 20, ['unit', 'enhet'], 'pcs'),
      yesNo('integer_unit', true, ['whole pieces', 'hela enheter', 'heltal']),
      aboveZero('quantity_per_cycle', 1, ['per cycle', 'pieces per cycle', 'cavities', 'antal per cykel', 'per cykel']),
      number('planned_unit_time', 0, [
        'seconds per piece',
        'cycle time',
        'unit time',
        'sekunder per styck',
        'stycktid',
      ]),
      number('planned_setup_time', 0, ['setup hours', 'setup time', 'ställtid', 'ställtid timmar']),
      aboveZero('capacity_factor', 1, ['capacity factor', 'kapacitetsfaktor']),
      text('tool_id', 40, toolWords, ''),
      text('machine_id_only', 40, ['only on machine', 'endast maskin', 'bara på maskin'], ''),
      text('part_type_id', 40, ['article type', 'part type', 'artikeltyp'], ''),
      number('pack_qty', 0, ['pack quantity', 'per pallet', 'antal per pall', 'förpackningsantal']),
      number('unit_weight', 0, ['weight', 'grams per piece', 'piece weight', 'vikt', 'styckvikt', 'styckvikt gram']),
      number('lower_tolerance', 0, ['lightest good', 'lower tolerance', 'undre tolerans']),
      number('upper_tolerance', 0, ['heaviest good', 'upper tolerance', 'övre tolerans']),
      number('lower_out_of_bounds', 0, ['lightest allowed', 'lower limit', 'undre gräns']),
      number('upper_out_of_bounds', 0, ['heaviest allowed', 'upper limit', 'övre gräns']),
      text('operation_text', 4000, ['operation text', 'work instruction', 'operationstext', 'arbetsbeskrivning'], ''),
    ],
  },
  tools: {
    kind: 'tools',
    key: ['tool_id'],
    fields: [
      text('tool_id', 40, toolWords),
      text('tool_description', 200, ['description', 'tool name', 'benämning', 'verktygsbenämning', 'namn'], ''),
      text('category', 20, ['category', 'tool category', 'kategori'], ''),
      text('insert_of', 40, ['insert of', 'insert in tool', 'insats i', 'insats till'], ''),
      text('structure_of', 40, ['structure of', 'child of', 'mother tool', 'struktur av', 'modersverktyg'], ''),
      {
        name: 'cavities',
        type: 'whole',
        most: MOST_CAVITIES,
        otherwise: 0,
        words: ['cavities', 'number of cavities', 'formrum', 'antal formrum', 'kaviteter', 'antal kaviteter'],
      },
    ],
  },
  materials: {
    kind: 'materials',
    key: ['material_no'],
    fields: [
      text('material_no', 40, ['material', 'material no', 'materialnr', 'råvara']),
      text('material_desc', 200, ['description', 'material name', 'benämning', 'materialbenämning', 'namn']),
      text('material_unit', 20, ['unit', 'enhet'], 'pcs'),
      number('material_balance', 0, ['balance', 'stock', 'saldo', 'lagersaldo']),
    ],
  },
  employees: {
    kind: 'employees',
    key: ['employee_number'],
    fields: [
      text('employee_number', 30, ['employee', 'employee no', 'number', 'anställningsnr', 'anst nr', 'nummer']),
      text('employee_name', 80, ['name', 'employee name', 'namn']),
      yesNo('allow_sign_in', true, ['may sign in', 'sign in', 'får logga in', 'inloggning']),
      yesNo('active', true, ['works here', 'active', 'arbetar här', 'aktiv']),
      text('department', 40, ['department', 'avdelning'], ''),
      text('zone', 40, ['zone', 'zon'], ''),
    ],
  },
  orders: {
    kind: 'orders',
    key: ['card_no'],
    fields: [
      text('card_no', 40, ['card', 'card no', 'kort', 'kortnr', 'operationskort']),
      text('work_order_no', 40, ['work order', 'work order no', 'arbetsorder', 'tillverkningsorder', 'to'], ''),
      text('order_no', 40, ['order', 'order no', 'sales order', 'kundorder', 'ordernr'], ''),
      part,
      operation,
      text('machine_id', 40, machine),
      { name: 'planned_op_qty', type: 'number', aboveZero: true, words: ['quantity', 'qty', 'antal', 'kvantitet'] },
      { name: 'planned_start_time', type: 'time', words: ['planned start', 'start', 'start time', 'planerad start'] },
      text('prev_op_card_no', 40, ['card before', 'previous card', 'föregående kort'], ''),
      text('program_id', 80, ['program', 'program no', 'programnr'], ''),
      text('other_info_8', 200, ['information', 'info', 'note', 'anmärkning', 'notering'], ''),
      yesNo('rework', false, ['rework', 'omarbetning']),
      yesNo('cancelled', false, ['cancelled', 'canceled', 'makulerad', 'struken']),
      { name: 'materials', type: 'materials', otherwise: [], words: ['materials', 'components', 'komponenter'] },
    ],
  },
}
