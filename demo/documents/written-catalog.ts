import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface WrittenPicture {
  readonly image: string;
  readonly aspect?: number;
  readonly lab: string;
  readonly tone?: string;
}

/** A document as it lies in `demo/content/catalog`; the fields that the checks look at. */
export interface WrittenProduct {
  readonly id: number;
  readonly sku: string;
  readonly type_id: string;
  readonly visibility: number;
  readonly url_path: string;
  readonly price: number;
  readonly final_price: number;
  readonly special_price: number;
  readonly category_ids: readonly number[];
  readonly created_at: string;
  readonly image: string;
  readonly media_gallery: readonly WrittenPicture[];
  readonly configurable_options?: readonly {
    readonly attribute_code: 'color' | 'fabric' | 'size';
    readonly values: readonly { readonly value_index: number }[];
  }[];
  readonly configurable_children?: readonly {
    readonly sku: string;
    readonly image: string;
    readonly media_gallery: readonly WrittenPicture[];
    readonly color?: number;
    readonly fabric?: number;
    readonly size?: number;
  }[];
  readonly bundle_options?: readonly {
    readonly required: boolean;
    readonly product_links: readonly {
      readonly id: string;
      readonly sku: string;
      readonly qty: number;
      readonly is_default: boolean;
    }[];
  }[];
  readonly product_links?: readonly {
    readonly link_type: string;
    readonly linked_product_sku: string;
  }[];
  readonly links?: readonly { readonly file: string; readonly sample?: boolean }[];
  readonly custom_options?: readonly {
    readonly option_id: number;
    readonly values: readonly { readonly option_type_id: number }[];
  }[];
  readonly name: string;
  readonly short_description: string;
  readonly description: string;
  readonly material_text: string;
  readonly care?: string;
}

export interface WrittenCategory {
  readonly name: string;
  readonly id: number;
  readonly parent_id: number;
  readonly level: number;
  readonly path: string;
  readonly url_path: string;
  readonly slug: string;
  readonly product_count: number;
  readonly image: string;
  readonly thumbnail: string;
}

export interface WrittenReview {
  readonly product_id: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly rating: number;
  readonly created_at: string;
}

/** A room as it lies in `demo/content/rooms`. */
export interface WrittenRoom {
  readonly title: string;
  readonly alt: string;
  readonly image: string;
  readonly hotspots: readonly {
    readonly sku: string;
    readonly child_sku?: string;
    readonly url_path: string;
    readonly x: number;
    readonly y: number;
  }[];
}

export const contentFolder = join(import.meta.dirname, '../content');

/** Reads what the generator wrote. */
export function readDocuments<Document>(file: string): Document[] {
  const lines = readFileSync(join(contentFolder, 'catalog', `${file}.ndjson`), 'utf8').trimEnd();
  return lines.split('\n').map((line) => {
    const { _source: document } = JSON.parse(line) as { _source: Document };
    return document;
  });
}
