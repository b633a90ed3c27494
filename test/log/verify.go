// Verifies a log over HTTP with the packages of Go's checksum database: its checkpoint, its tiles, and every entry.
//
// Usage: verify <URL of the log> <verifier key>
package main

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// tiles reads a log, each file once.
type tiles struct {
	url  string
	read map[string][]byte
}

func (t tiles) get(path string) []byte {
	if known, ok := t.read[path]; ok {
		return known
	}
	response, err := http.Get(t.url + "/" + path)
	must(err)
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	must(err)
	if response.StatusCode != 200 {
		log.Fatalf("%s: %s", path, response.Status)
	}
	t.read[path] = body
	return body
}

// pathOf leaves out the height of tiles, which is always 8: https://c2sp.org/tlog-tiles.
func pathOf(tile tlog.Tile) string {
	return strings.Replace(tile.Path(), "tile/8/", "tile/", 1)
}

func (t tiles) Height() int                         { return 8 }
func (t tiles) SaveTiles(_ []tlog.Tile, _ [][]byte) {}
func (t tiles) ReadTiles(wanted []tlog.Tile) (data [][]byte, err error) {
	for _, tile := range wanted {
		data = append(data, t.get(pathOf(tile)))
	}
	return data, nil
}

// entries reads the hashes of the entries of a bundle, and the first entry.
func (t tiles) entries(tile tlog.Tile) (hashes []tlog.Hash, first []byte) {
	bytes := t.get(strings.Replace(pathOf(tile), "tile/0/", "tile/entries/", 1))
	for len(bytes) >= 2 && len(bytes) >= 2+int(binary.BigEndian.Uint16(bytes)) {
		entry := bytes[2 : 2+int(binary.BigEndian.Uint16(bytes))]
		if first == nil {
			first = entry
		}
		hashes = append(hashes, tlog.RecordHash(entry))
		bytes = bytes[2+len(entry):]
	}
	if len(bytes) != 0 || len(hashes) != tile.W {
		log.Fatalf("%s has %d entries", tile.Path(), len(hashes))
	}
	return hashes, first
}

// stored has the hashes of the tree of all entries, in the order of tlog.StoredHashIndex.
type stored []tlog.Hash

func (s stored) ReadHashes(indexes []int64) (hashes []tlog.Hash, err error) {
	for _, index := range indexes {
		hashes = append(hashes, s[index])
	}
	return hashes, nil
}

func main() {
	source := tiles{os.Args[1], map[string][]byte{}}
	verifier, err := note.NewVerifier(os.Args[2])
	must(err)
	opened, err := note.Open(source.get("checkpoint"), note.VerifierList(verifier))
	must(err)
	lines := strings.Split(opened.Text, "\n")
	if len(lines) != 4 || lines[0] != verifier.Name() {
		log.Fatalf("not a checkpoint of %s: %q", verifier.Name(), opened.Text)
	}
	var size int64
	_, err = fmt.Sscan(lines[1], &size)
	must(err)
	root, err := base64.StdEncoding.DecodeString(lines[2])
	must(err)
	tree := tlog.Tree{N: size, Hash: tlog.Hash(*(*[32]byte)(root))}
	reader := tlog.TileHashReader(tree, source)
	// The root is computed of the entries too: version 0.7 of the reader compares some full tiles with no other.
	var whole stored
	for start := int64(0); start < size; start += 256 {
		width := 256
		if size-start < 256 {
			width = int(size - start)
		}
		tile := tlog.Tile{H: 8, L: 0, N: start / 256, W: width}
		found, first := source.entries(tile)
		indexes := make([]int64, width)
		for each := range indexes {
			indexes[each] = tlog.StoredHashIndex(0, start+int64(each))
		}
		hashes, err := reader.ReadHashes(indexes)
		must(err)
		for each, hash := range hashes {
			added, err := tlog.StoredHashesForRecordHash(start+int64(each), found[each], whole)
			must(err)
			whole = append(whole, added...)
			if found[each] != hash {
				log.Fatalf("entry %d is not that of the tree", start+int64(each))
			}
		}
		record, err := tlog.ProveRecord(size, start, reader)
		must(err)
		must(tlog.CheckRecord(record, size, tree.Hash, start, tlog.RecordHash(first)))
		older, err := tlog.TreeHash(start+1, reader)
		must(err)
		proof, err := tlog.ProveTree(size, start+1, reader)
		must(err)
		must(tlog.CheckTree(proof, size, tree.Hash, start+1, older))
	}
	if computed, err := tlog.TreeHash(size, whole); err != nil || computed != tree.Hash {
		log.Fatalf("the entries have another root: %v %v", computed, err)
	}
	fmt.Printf("%d entries verified\n", size)
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
