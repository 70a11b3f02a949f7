/**
 * The parts of a Joi schema that define what it accepts. Joi's own types hide them, and its
 * `describe()` drops functions and references.
 */
export interface JoiSchema {
  type: string;
  _flags: {
    default?: unknown;
    only?: boolean;
    presence?: 'required' | 'optional' | 'forbidden';
    unknown?: boolean;
  };
  _valids: {_values: Set<unknown>} | null;
  _rules: {name: string}[];
  $_terms: {
    items?: JoiSchema[];
    keys?: {key: string; schema: JoiSchema}[] | null;
    matches?: JoiMatch[];
    patterns?: {rule: JoiSchema}[] | null;
    renames?: {from: unknown; to: string}[] | null;
    whens?: JoiCondition[] | null;
  };
  clone(): JoiSchema;
  concat(other: JoiSchema): JoiSchema;
  validate(value: unknown): {value: unknown; error?: Error};
}

interface JoiCase {
  is?: JoiSchema;
  then?: JoiSchema;
  otherwise?: JoiSchema;
}

/** `when()` on a reference, or on the value itself if the path is empty. */
export interface JoiCondition extends JoiCase {
  ref?: {ancestor: number | 'root'; path: string[]};
  switch?: JoiCase[];
}

/** An alternative: a schema, or `conditional()` with or without a reference. */
export interface JoiMatch extends JoiCondition {
  schema?: JoiSchema;
}
