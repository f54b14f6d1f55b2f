#!/bin/sh
# Generates the spoken characters of the captcha: public/captcha/<language>/<character>.wav, 8 kHz, 8 bits, mono.
# Needs espeak-ng and sox. Run it only after a change of the alphabet or the languages.
set -eu
cd "$(dirname "$0")/.."

characters="A C E F H J K L M P R T U W X Y 3 4 7 9"
for language in nl fr en de; do
	case $language in
		fr) voice=fr-be ;;
		en) voice=en-gb ;;
		*) voice=$language ;;
	esac
	mkdir -p "public/captcha/$language"
	for character in $characters; do
		spoken=$character
		case $language-$character in
			nl-Y) spoken=ypsilon ;;
			fr-Y) spoken="i grec" ;;
		esac
		espeak-ng -v "$voice" -s 120 -a 180 --stdout "$spoken" |
			sox -t wav - -r 8000 -b 8 -c 1 -e unsigned-integer -t wav "public/captcha/$language/$character.wav" \
				silence 1 0.01 1% reverse silence 1 0.01 1% reverse norm -3
	done
done
