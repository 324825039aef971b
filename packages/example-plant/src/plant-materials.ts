/** Tools and materials as rows. */
export interface PlantTool {
  readonly tool_id: string
  readonly tool_description: string
  /** Main, 4 (mother form) or ''. */
  readonly category: string
}

export interface PlantToolStructure {
  readonly tool_id: string
  readonly child_tool_id: string
}

export interface PlantToolInsert {
  readonly tool_id: string
  readonly insert_location: number
  /** 0: closed. */
  readonly status: 0 | 1
}

export interface PlantMaterial {
  readonly material_no: string
  readonly material_desc: string
  readonly material_unit: string
  readonly material_balance: number
}

export interface PlantCardMaterial {
  readonly card_no: string
  readonly line_no: number
  readonly material_no: string
  readonly material_card_no: string
  readonly planned_qty: number
  readonly per_unit: number
  /** '': none assigned yet. */
  readonly lot: string
}
