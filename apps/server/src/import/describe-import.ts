import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import { type ImportField, importKinds, MOST_RECORDS } from '@takt/domain/import/import-kind.ts'

/** The body of POST /api/import as a JSON schema, made from the lists that judge it. */
export function importSchema(): unknown {
  return {
    oneOf: importKinds.map((kind) => {
      const { key, fields } = importDefinitions[kind]
      return {
        type: 'object',
        required: ['kind', 'records'],
        additionalProperties: false,
        properties: {
          kind: { const: kind },
          dry_run: { type: 'boolean', default: false },
          records: {
            type: 'array',
            maxItems: MOST_RECORDS,
            items: {
              type: 'object',
              required: key,
              additionalProperties: false,
              properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
            },
          },
        },
      }
    }),
  }
}

function fieldSchema(field: ImportField): unknown {
  const { type, most, aboveZero, otherwise } = field
  const asked = otherwise === undefined ? { description: 'Needed for a new one.' } : { default: otherwise }
  switch (type) {
    case 'text':
      return { type: 'string', maxLength: most, ...asked }
    case 'number':
      return { type: 'number', ...(aboveZero ? { exclusiveMinimum: 0 } : { minimum: 0 }), ...asked }
    case 'whole':
      return { type: 'integer', minimum: 0, ...(most === undefined ? {} : { maximum: most }), ...asked }
    case 'yes-no':
      return { type: 'boolean', ...asked }
    case 'time':
      return { type: 'string', format: 'date-time', ...asked }
    case 'materials':
      return { type: 'array', items: materialSchema }
  }
}

const materialSchema = {
  type: 'object',
  required: ['material_no', 'planned_qty'],
  additionalProperties: false,
  properties: {
    line_no: { type: 'integer', description: 'Counted in tens when it is left out.' },
    material_no: { type: 'string' },
    material_card_no: { type: 'string' },
    planned_qty: { type: 'number', minimum: 0 },
    per_unit: { type: 'number', minimum: 0, description: 'Worked out from the quantity when it is left out.' },
  },
}
